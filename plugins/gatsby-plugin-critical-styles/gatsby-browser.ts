import { moveSheets } from './moveSheets';

/** Gatsby waits for the promise before React hydrates the page. */
export const onClientEntry = moveSheets;
