import type { PluginOptions } from 'gatsby';

/** A site's data for the files beside its pages. */
export interface HostData {
  /** The site's address, without a slash at the end. */
  readonly siteUrl: string;
  /** Files that are made of the content: the text of each by its address, such as `/feed.xml`. */
  readonly files: Readonly<Record<string, string>>;
  /** Addresses that forms are sent to, which every page's policy allows; those of the site itself begin with `/`. */
  readonly endpoints: readonly string[];
}

/** The options in gatsby-config.ts. */
export interface HostOptions extends PluginOptions {
  /** What the finished site is asked for, in GraphQL, and what is made of the answer. */
  readonly query: string;
  readonly serialize: (data: never) => HostData;
  /** The styles that libraries write into a page by themselves. */
  readonly styles: readonly string[];
}
