import type { HostOptions } from './options';

export type Colours = Pick<HostOptions, 'themeColor' | 'backgroundColor'>;

/** What a site says of itself, by the manifest's own names. */
export interface ManifestWords {
  readonly name: string;
  readonly short_name: string;
  readonly description: string;
  readonly lang: string;
  /** Icons in `static/`: `src` is the path there, which begins with `/`. */
  readonly icons: readonly { src: string; sizes: string; type: string; purpose: 'any' | 'maskable' }[];
}

/**
 * The web manifest: the site's name and look on a home screen. It stays a website, which opens in the browser.
 * @param prefix the path the site is below
 */
export function manifest({ icons, ...words }: ManifestWords, colours: Colours, prefix: string): string {
  const home = `${prefix}/`;
  const content = {
    ...words,
    dir: 'ltr',
    id: home,
    start_url: home,
    scope: home,
    display: 'browser',
    theme_color: colours.themeColor,
    background_color: colours.backgroundColor,
    icons: icons.map(({ src, ...icon }) => ({ src: prefix + src, ...icon })),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
