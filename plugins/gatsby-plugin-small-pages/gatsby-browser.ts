import { replayClick } from './lateScripts/clickReplay';

/** Ends what `lateScripts/loader.js` has begun: the page is hydrated. */
export const onInitialClientRender = (): void => {
  document.documentElement.dataset.scripts = 'ready';
  replayClick();
};
