import './src/styles/main.scss';

export { wrapPageElement } from './src/layout/wrapPageElement';
