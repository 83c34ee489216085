import { join } from 'node:path';

/** What is done to modules of others before they go into the bundle. */
interface BundleRule {
  /** The modules, as their paths end. */
  readonly test: RegExp;
  readonly enforce: 'pre';
  /** The loader, by path. */
  readonly use: string;
}

const rule = (test: RegExp, loader: string): BundleRule => ({
  test,
  enforce: 'pre',
  use: join(process.cwd(), 'src/build/bundle', loader),
});

/**
 * The rules webpack gets beside Gatsby's own.
 * @param stage the bundle Gatsby is about to make; its runtime is only lightened in the one visitors load
 */
export const bundleRules = (stage: string): BundleRule[] => [
  rule(/[\\/]sonner[\\/]dist[\\/]index\.mjs$/, 'sonnerWithoutStyles.js'),
  ...(stage === 'build-javascript'
    ? [
        rule(/[\\/]\.cache[\\/]head[\\/]head-export-handler-for-browser\.js$/, 'leftOut.js'),
        rule(/[\\/]\.cache[\\/]register-service-worker\.js$/, 'leftOut.js'),
        rule(/[\\/]internal-plugins[\\/]partytown[\\/]gatsby-browser\.js$/, 'leftOut.js'),
      ]
    : []),
];
