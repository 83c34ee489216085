import type { HostOptions } from './options';

export type Colours = Pick<HostOptions, 'themeColor' | 'backgroundColor'>;

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
 * @param colours of the browser's frame and of the page behind the site
 * @param prefix the path the site is below
 */
export function manifest({ name, tagline, description, locale }: CompanyWords, colours: Colours, prefix = ''): string {
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
    theme_color: colours.themeColor,
    background_color: colours.backgroundColor,
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
