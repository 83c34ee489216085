/** The address of the feed of news and posts. */
export const FEED_PATH = '/feed.xml';

// Delays, retries, positions and keys of the interface, as the company has specified them. All times are in milliseconds.

/** The time from hover or focus of a control until its tooltip opens. */
export const TOOLTIP_DELAY = 700;

/** The time after a tooltip closes during which the next one opens without a delay. */
export const TOOLTIP_SKIP_DELAY = 300;

/** The time for which query-core keeps unused data. */
export const CACHE_TIME = 5 * 60_000;

/** The number of further attempts if sending a form fails. */
export const RETRIES = 3;

/** The pause before the first further attempt. It doubles with each, up to `LONGEST_RETRY_DELAY`. */
export const RETRY_DELAY = 1000;

/** The longest pause between two attempts. */
export const LONGEST_RETRY_DELAY = 30_000;

/** The time limit for an answer, long enough for slow phones. After it the outcome is unclear, because the form may have arrived. */
export const SENDING_TIMEOUT = 30_000;

/** The corner in which toasts appear. */
export const TOAST_POSITION = 'bottom-right';

/** The keys that move focus to the toasts, Alt+T: the event's property for Alt, and its `code` for T. */
export const TOAST_HOTKEY = ['altKey', 'KeyT'];
