// Must come first, before anything that imports the router.
import './malformedAddress';
import type { GatsbyBrowser } from 'gatsby';
import { keepLatestNavigation } from './pendingNavigation';
import { focusTarget, keepScroll, restoreScrolling } from './scrollRestoration';

export const onInitialClientRender = (): void => {
  restoreScrolling();
  keepLatestNavigation();
};

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = keepScroll;

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ prevLocation }) => focusTarget(prevLocation);
