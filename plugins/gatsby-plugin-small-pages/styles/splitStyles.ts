import type { CreateWebpackConfigArgs } from 'gatsby';
import { unexpected } from '../unexpected';

interface Config {
  readonly optimization?: { readonly splitChunks?: { readonly cacheGroups?: { styles?: object } } };
  readonly plugins: readonly { readonly constructor: { readonly name: string }; readonly options?: object }[];
}

/**
 * Gives every page its own styles. Gatsby puts the styles of all pages into one sheet and that sheet into every page, so
 * that their order never changes; here the order decides nothing, because the cascade is set by layers (see
 * `src/styles/main.scss`), hence `ignoreOrder`.
 * @param args what Gatsby hands to `onCreateWebpackConfig`
 * @throws when Gatsby's configuration is not what it was
 */
export function splitStyles({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript' && stage !== 'develop') return;
  const config = getConfig() as Config;
  const extract = config.plugins.find(({ constructor }) => constructor.name === 'MiniCssExtractPlugin')?.options;
  const groups = config.optimization?.splitChunks?.cacheGroups;
  if (!extract || !groups?.styles) throw unexpected('configures style sheets', 'splitStyles.ts');
  Object.assign(extract, { ignoreOrder: true });
  if (stage === 'build-javascript') delete groups.styles;
  actions.replaceWebpackConfig(config);
}
