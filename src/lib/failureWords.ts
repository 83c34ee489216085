declare const __FAILURE_WORDS__: { title: string; reload: string; unknown: string };

/**
 * The words of the failure screen, from `data/interface.yaml`. They are built into the script (see gatsby-node.ts) and not
 * queried: the screen has to stand when the site's data is the very thing that failed.
 */
export const failureWords = __FAILURE_WORDS__;
