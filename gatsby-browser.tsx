import './src/styles/main.scss';

export { wrapPageElement, wrapRootElement } from './src/layout/wrapPageElement';
