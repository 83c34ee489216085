import './src/styles/main.scss';

export { fetchPictures as onInitialClientRender } from './src/components/Hero/fetchPictures';
export { wrapPageElement, wrapRootElement } from './src/layout/wrapPageElement';
