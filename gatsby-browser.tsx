import type { GatsbyBrowser } from 'gatsby';
// First, before anything that imports the router.
import './src/layout/mendAddress';
import './src/styles/main.scss';

export { wrapPageElement } from './src/layout/wrapPageElement';

/**
 * Gatsby remembers how far down a page was from scroll events alone; a visitor who scrolled before the scripts were there
 * would come back to the top.
 */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  window.dispatchEvent(new Event('scroll'));
};
