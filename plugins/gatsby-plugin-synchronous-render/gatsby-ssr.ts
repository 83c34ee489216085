import type { GatsbySSR, ReplaceRendererArgs } from 'gatsby';
import { renderToString } from 'react-dom/server';

/** The pages whose rendering has started, by path. */
const pages = new Map<string, ReplaceRendererArgs>();

export const replaceRenderer: GatsbySSR['replaceRenderer'] = (page) => {
  pages.set(page.pathname, page);
  // A space in place of the HTML, because Gatsby would render the page itself if the HTML were empty.
  page.replaceBodyHTMLString(' ');
};

/** Renders the page here, because `onRenderBody` of all plugins runs in one task: the next plugin then reads the head of this page. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname }) => {
  const page = pages.get(pathname);
  if (!page) return;
  pages.delete(pathname);
  const html = renderToString(page.bodyComponent);
  // React does not report an error inside `Suspense`; it leaves that part of the page out, after this mark.
  if (html.includes('<!--$!-->'))
    throw new Error(`A part of ${pathname} was not rendered. Its error is in the console of "npm run develop".`);
  page.replaceBodyHTMLString(html);
};
