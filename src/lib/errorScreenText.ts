declare const __ERROR_SCREEN_TEXT__: { title: string; reload: string; unknown: string };

/**
 * The texts of the error screen, from `data/interface.yaml`. They are built into the script (see gatsby-node.ts) and not
 * queried, so that the screen can be shown when the site's data could not be loaded.
 */
export const errorScreenText = __ERROR_SCREEN_TEXT__;
