/** The address of the feed of news and posts. */
export const FEED_PATH = '/feed.xml';

// Delays, retries, positions and keys of the interface. The company fixed them. All times are in milliseconds.

/** Time from pointing at or focusing a control until its tooltip opens. */
export const TOOLTIP_DELAY = 700;

/** Time after a tooltip closes in which the next one opens at once. */
export const TOOLTIP_SKIP_DELAY = 300;

/** Time for which query-core keeps unused data. */
export const CACHE_TIME = 5 * 60_000;

/** Further attempts when sending a form fails. */
export const RETRIES = 3;

/** The pause before the first further attempt. It doubles with each, up to `LONGEST_RETRY_DELAY`. */
export const RETRY_DELAY = 1000;
export const LONGEST_RETRY_DELAY = 30_000;

/** Time limit for an answer, long enough for slow phones. After it the outcome is unclear, as the endpoint may have the submission. */
export const SENDING_TIMEOUT = 30_000;

/** The corner in which toasts appear. */
export const TOAST_POSITION = 'bottom-right';

/** The keys that move focus to the toasts: Alt+T, as properties and `code` of a keyboard event. */
export const TOAST_HOTKEY = ['altKey', 'KeyT'];
