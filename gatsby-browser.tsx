// First, before anything that imports the router.
import './src/layout/mendAddress';
import './src/styles/main.scss';

export { onInitialClientRender, onRouteUpdate, shouldUpdateScroll } from './src/layout/places';
export { wrapPageElement } from './src/layout/wrapPageElement';
