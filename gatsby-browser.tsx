// First, before anything that imports the router.
import './src/layout/mendAddress';
import './src/styles/main.scss';

export { wrapPageElement } from './src/layout/wrapPageElement';
