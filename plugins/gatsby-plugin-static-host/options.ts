import type { PluginOptions } from 'gatsby';

/** What the site tells this plugin in gatsby-config.ts. */
export interface HostOptions extends PluginOptions {
  /** The colour of the browser's frame, and the one behind a site that is opened from a home screen: `#rrggbb`. */
  readonly themeColor: string;
  readonly backgroundColor: string;
}
