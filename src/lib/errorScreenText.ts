declare const __ERROR_SCREEN_TEXT__: { title: string; reload: string; unknown: string; home: string };

/** The texts of the error screen, built into the script (gatsby-node.ts): the screen also shows when no data could be loaded. */
export const errorScreenText = __ERROR_SCREEN_TEXT__;
