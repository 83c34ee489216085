/** Delays, retries, positions and keys of the interface. */

/** Delays of tooltips in milliseconds: before the first opens, and in which the next one opens at once. */
export const TOOLTIP_DELAY = 700;
export const TOOLTIP_SKIP_DELAY = 300;

/** Further attempts when sending a form fails. */
export const RETRIES = 3;

/**
 * How long an answer is waited for when a form is sent, in milliseconds. A slow phone connection needs most of it. After it the
 * outcome is unclear: the endpoint may have received the submission.
 */
export const SENDING_TIMEOUT = 30_000;

/** The corner in which toasts appear. */
export const TOAST_POSITION = 'bottom-right';

/** The keys that move to the toasts: as they are announced, and as properties and `code` of a keyboard event. */
export const TOAST_HOTKEY = { name: 'Alt+T', keys: ['altKey', 'KeyT'] };
