// Must come first, before anything that imports the router.
import './src/browser/malformedAddress';
import './src/styles/main.scss';
import type { GatsbyBrowser } from 'gatsby';
import { keepBuiltPage, restoreBuiltPage } from './src/browser/builtPage';
import { replayClick } from './src/browser/clickReplay';
import { focusTarget, keepScroll, restoreScrolling } from './src/browser/scrollRestoration';
import { endNavigation, limitNavigation } from './src/browser/slowNavigation';
import { logErrors } from './src/lib/logErrors';

export { wrapPageElement } from './src/render/wrapPageElement';

// Gatsby calls most of these while React renders, where an error would empty the page. The page works without them, so their
// errors are only logged.

export const onClientEntry = keepBuiltPage;

export const onInitialClientRender = (): void => {
  document.documentElement.dataset.scripts = 'ready';
  logErrors(restoreScrolling);
  limitNavigation();
  replayClick();
};

export const onUncaughtError = restoreBuiltPage;

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = (args) =>
  logErrors(() => keepScroll(args)) ?? true;

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ prevLocation }) => {
  endNavigation();
  logErrors(() => focusTarget(prevLocation));
};
