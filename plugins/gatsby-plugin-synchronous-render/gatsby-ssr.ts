import type { GatsbySSR, ReplaceRendererArgs } from 'gatsby';
import { renderToString } from 'react-dom/server';

/** The pages whose rendering has begun, by path. */
const pages = new Map<string, ReplaceRendererArgs>();

export const replaceRenderer: GatsbySSR['replaceRenderer'] = (page) => {
  pages.set(page.pathname, page);
  // A blank instead of markup, so that Gatsby does not render the page itself.
  page.replaceBodyHTMLString(' ');
};

/** `onRenderBody` of all plugins runs in one task, so the head that the next plugin reads is this page's. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname }) => {
  const page = pages.get(pathname);
  page?.replaceBodyHTMLString(renderToString(page.bodyComponent));
  pages.delete(pathname);
};
