import { inks } from '../../weave/inks';

/** What the manifest says of the company, from `data/company.yaml`. */
export type CompanyWords = Pick<Queries.Company, 'name' | 'tagline' | 'description' | 'locale'>;

const png = (home: string, name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `${home}${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/**
 * The web manifest: the site's name and look on a home screen. It stays a website, which opens in the browser.
 * @param prefix the path the site is below
 */
export function manifest({ name, tagline, description, locale }: CompanyWords, prefix = ''): string {
  const home = `${prefix}/`;
  const content = {
    name: `${name}: ${tagline}`,
    short_name: name,
    description,
    lang: locale,
    dir: 'ltr',
    id: home,
    start_url: home,
    scope: home,
    display: 'browser',
    theme_color: inks.night,
    background_color: inks.shea,
    icons: [
      { src: `${home}favicon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png(home, 'icon', 192, 'any'),
      png(home, 'icon', 512, 'any'),
      png(home, 'icon-maskable', 192, 'maskable'),
      png(home, 'icon-maskable', 512, 'maskable'),
    ],
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
