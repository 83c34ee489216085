import { inks } from '../../weave/inks';

/** What the manifest says of the company, from `data/company.yaml`. */
export type CompanyWords = Pick<Queries.Company, 'name' | 'tagline' | 'description' | 'locale'>;

const png = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web manifest: the site's name and look on a home screen. It stays a website, which opens in the browser. */
export function manifest({ name, tagline, description, locale }: CompanyWords): string {
  const content = {
    name: `${name}: ${tagline}`,
    short_name: name,
    description,
    lang: locale,
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
