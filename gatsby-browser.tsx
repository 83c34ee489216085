// First, before anything that imports the router.
import './src/layout/mendAddress';
import './src/styles/main.scss';
import { keepPlaces } from './src/layout/places';
import { pressAgain } from './src/layout/pressed';

export { onRouteUpdate, shouldUpdateScroll } from './src/layout/places';
export { wrapPageElement } from './src/layout/wrapPageElement';

export const onInitialClientRender = (): void => {
  keepPlaces();
  pressAgain();
};
