import type { PluginOptions } from 'gatsby';

/** What the site tells this plugin in gatsby-config.ts. */
export interface CardOptions extends PluginOptions {
  /** The types of the entries that are pages. */
  readonly pageTypes: readonly string[];
  /** The colours that `backgrounds.ts` names: `#rrggbb` by name. */
  readonly colours: Readonly<Record<string, string>>;
  /** The display face: the folder of its WOFF2 files, and how their names begin, in the order in which letters are looked for. */
  readonly fonts: { readonly folder: string; readonly names: readonly string[] };
  /** The page's name as the card shows it beside the wordmark; undefined where it shows none. */
  readonly nameOf: (page: { path: string; name: string; headline: string }) => string | undefined;
}
