// Must come first, before anything that imports the router.
import './malformedAddress';
import type { GatsbyBrowser } from 'gatsby';
import { keepBuiltPage, restoreBuiltPage } from './builtPage';
import { focusTarget, keepScroll, restoreScrolling } from './scrollRestoration';
import { endNavigation, limitNavigation } from './slowNavigation';

/**
 * Runs a function and logs what it throws. Gatsby calls most hooks while React renders, where an error would empty the page,
 * and the page works without them.
 */
function logErrors<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

export const onClientEntry = keepBuiltPage;

export const onInitialClientRender = (): void => {
  logErrors(restoreScrolling);
  limitNavigation();
};

export const onUncaughtError = restoreBuiltPage;

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = (args) =>
  logErrors(() => keepScroll(args)) ?? true;

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ prevLocation }) => {
  endNavigation();
  logErrors(() => focusTarget(prevLocation));
};
