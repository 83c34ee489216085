// Must come first, before anything that imports the router.
import './malformedAddress';
import { keepLatestNavigation } from './pendingNavigation';
import { restoreScrolling } from './scrollRestoration';

export { focusTarget as onRouteUpdate, keepScroll as shouldUpdateScroll } from './scrollRestoration';

export const onInitialClientRender = (): void => {
  restoreScrolling();
  keepLatestNavigation();
};
