import type { GatsbySSR } from 'gatsby';
import { cloneElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Helmet, type HelmetData } from 'react-helmet';
import { preloadedFonts } from '../../styles/preloadedFonts';

/** The head of each page between its rendering and the writing of its file, by path. */
const heads = new Map<string, HelmetData>();

/**
 * Renders a page and reads its head in one synchronous step. Gatsby renders two pages at a time, React 19 asynchronously;
 * react-helmet collects the head in one global place, so without this a page is built with the head of another.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({ bodyComponent, pathname, replaceBodyHTMLString }) => {
  const html = renderToString(bodyComponent);
  heads.set(pathname, Helmet.renderStatic());
  replaceBodyHTMLString(html);
};

/** The structured data of a page, as plain elements. */
const structuredDataOf = (head: HelmetData | undefined) =>
  (head?.script.toComponent() as unknown as ReactElement<Record<string, unknown>>[] | undefined)?.map((script) =>
    cloneElement(script, { 'data-react-helmet': undefined }),
  );

/** Writes the page's own head, and what every head has: the fonts of the first screen, the icons. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setHeadComponents, setHtmlAttributes }) => {
  const head = heads.get(pathname);
  heads.delete(pathname);
  if (head) setHtmlAttributes(head.htmlAttributes.toComponent());
  setHeadComponents([
    head?.title.toComponent(),
    head?.meta.toComponent(),
    head?.link.toComponent(),
    // Without react-helmet's mark, so that it stays when the page is hydrated: see `Seo`.
    structuredDataOf(head),
    ...preloadedFonts.map((href) => (
      <link
        key={href}
        rel="preload"
        as="font"
        type="font/woff2"
        href={__PATH_PREFIX__ + href}
        crossOrigin="anonymous"
      />
    )),
    <link key="icon" rel="icon" href={`${__PATH_PREFIX__}/favicon.svg`} type="image/svg+xml" />,
    <link key="ico" rel="icon" href={`${__PATH_PREFIX__}/favicon.ico`} sizes="32x32" />,
    <link key="apple" rel="apple-touch-icon" href={`${__PATH_PREFIX__}/apple-touch-icon.png`} />,
  ]);
};
