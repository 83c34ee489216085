import { inks } from '../../weave/inks';

/** What the manifest says of the company, from `data/company.yaml`. */
export interface CompanyWords {
  readonly name: string;
  readonly tagline: string;
  readonly description: string;
  /** The language of the site: `en-GB`. */
  readonly locale: string;
}

const png = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/**
 * The web manifest: what the site is called and looks like when somebody puts it on a home screen. It stays a website:
 * it opens in the browser.
 */
export function manifest(company: CompanyWords): string {
  const content = {
    name: `${company.name}: ${company.tagline}`,
    short_name: company.name,
    description: company.description,
    lang: company.locale,
    dir: 'ltr',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: inks.night,
    background_color: inks.shea,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png('icon', 192, 'any'),
      png('icon', 512, 'any'),
      png('icon-maskable', 192, 'maskable'),
      png('icon-maskable', 512, 'maskable'),
    ],
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
