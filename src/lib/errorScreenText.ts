declare const __ERROR_SCREEN_TEXT__: { title: string; reload: string; unknown: string; home: string };

/** The texts of the error screen. gatsby-node.ts builds them into the script, because the screen is also shown when data fails to load. */
export const errorScreenText = __ERROR_SCREEN_TEXT__;
