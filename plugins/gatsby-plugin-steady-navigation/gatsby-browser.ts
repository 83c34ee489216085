// Must come first, before anything that imports the router.
import './malformedAddress';
import { rememberLinks } from './focus';
import { keepLatestNavigation } from './pendingNavigation';
import { restoreScrolling } from './scrollRestoration';

export { focusPlace as onRouteUpdate } from './focus';
export { keepScroll as shouldUpdateScroll } from './scrollRestoration';

export const onInitialClientRender = (): void => {
  restoreScrolling();
  rememberLinks();
  keepLatestNavigation();
};
