export { onPreRenderHTML, onRenderBody, replaceRenderer } from './src/render/head';
export { wrapPageElement } from './src/render/wrapPageElement';
