// Must come first, before anything that imports the router.
import './malformedAddress';
import type { RouteUpdateArgs } from 'gatsby';
import { focusPlace, rememberLinks } from './focus';
import { keepLatestNavigation } from './pendingNavigation';
import { showPlace } from './place';
import { restoreScrolling } from './scrollRestoration';
import { showPage } from './transition';

export { keepScroll as shouldUpdateScroll } from './scrollRestoration';

export const onRouteUpdate = (update: RouteUpdateArgs): void => {
  // The inline script does so after a document load.
  if (update.prevLocation) showPlace();
  focusPlace(update);
  showPage();
};

export const onInitialClientRender = (): void => {
  restoreScrolling();
  rememberLinks();
  keepLatestNavigation();
};
