export { onRenderBody, replaceRenderer } from './src/components/Seo/renderHead';
export { wrapPageElement } from './src/layout/wrapPageElement';
