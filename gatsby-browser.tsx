// First, before anything that imports the router.
import './src/browser/malformedAddress';
import './src/styles/main.scss';
import type { GatsbyBrowser } from 'gatsby';
import { keepBuiltPage, restoreBuiltPage } from './src/browser/builtPage';
import { replayClick } from './src/browser/clickReplay';
import { focusTarget, keepScroll, restoreScrolling } from './src/browser/scrollRestoration';
import { endNavigation, limitNavigation } from './src/browser/slowNavigation';
import { attempt } from './src/lib/attempt';

export { wrapPageElement } from './src/render/wrapPageElement';

// Gatsby calls most of these while React renders, where an error takes the page away: the page can do without any of them.

export const onClientEntry = keepBuiltPage;

export const onInitialClientRender = (): void => {
  document.documentElement.dataset.scripts = 'ready';
  attempt(restoreScrolling);
  limitNavigation();
  replayClick();
};

export const onUncaughtError = restoreBuiltPage;

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = (args) =>
  attempt(() => keepScroll(args)) ?? true;

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ prevLocation }) => {
  endNavigation();
  attempt(() => focusTarget(prevLocation));
};
