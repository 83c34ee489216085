import type { PluginOptions } from 'gatsby';
import type { Feed } from './feed';

/** A site's data for the files beside its pages. */
export interface HostData {
  /** The site's address, without a slash at the end. */
  readonly siteUrl: string;
  /** The site's description, by the manifest's own names; addresses are relative to the landing page. */
  readonly manifest: object;
  readonly feed: Feed;
  /** Addresses that forms are sent to, which every page's policy allows; those of the site itself begin with `/`. */
  readonly endpoints: readonly string[];
}

/** The options in gatsby-config.ts. */
export interface HostOptions extends PluginOptions {
  /** The colour of the browser's frame: `#rrggbb`. */
  readonly themeColor: string;
  /** What the finished site is asked for, in GraphQL, and what is made of the answer. */
  readonly query: string;
  readonly serialize: (data: never) => HostData;
  /** The styles that libraries write into a page by themselves. */
  readonly styles: readonly string[];
}
