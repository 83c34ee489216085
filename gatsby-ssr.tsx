import type { GatsbySSR } from 'gatsby';
import { isValidElement } from 'react';
import manifest from './config/manifest.json';

// The fonts of the first screen of every page. The loader is that of `_fonts.scss`, so that both have the same address.
import displayFont from '-!file-loader?name=static/[name]-[hash:8].[ext]!./src/styles/fonts/pams-display-latin.woff2';
import textFont from '-!file-loader?name=static/[name]-[hash:8].[ext]!./src/styles/fonts/pams-text-latin.woff2';

// Without `wrapRootElement`: an error boundary does nothing in a build.
export { wrapPageElement } from './src/layout/wrapPageElement';

/** Styles for browsers without scripts, as in `_utilities.scss` for failed scripts. HTML allows styles in a <noscript> only in the head. */
const withoutScripts =
  '[data-noscript=hide],picture::after{display:none!important}[data-noscript=show]{display:block!important}';

/** Kinds of text that Safari on iOS must not turn into links. */
const plainText = 'telephone=no,date=no,address=no,email=no,url=no';

/** The cascade layers in order: sections override components, utilities override both, and print overrides all. */
const layers = '@layer base,components,sections,utilities,print;';

/** Keys of elements that no page needs: the styles of gatsby-plugin-image's component, which `Picture` does not use, and Gatsby's name. */
const unneeded = /^(?:gatsby-image-style|generator-)/;

/** Defines the order of the layers before any sheet, because pages load sheets in different orders, and removes what no page needs. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getHeadComponents, replaceHeadComponents }) => {
  const needed = getHeadComponents().filter((node) => !(isValidElement(node) && unneeded.test(node.key ?? '')));
  replaceHeadComponents([<style key="layers">{layers}</style>, ...needed]);
};

/**
 * Adds to every head: tags that stop browsers from turning texts into links, the fonts of the first screen, the icons, the manifest, the
 * colour of the browser's frame, the colour scheme, and styles for use without scripts.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) =>
  setHeadComponents([
    <meta key="safari" name="format-detection" content={plainText} />,
    <meta key="chrome" name="chrome" content="nointentdetection" />,
    ...[displayFont, textFont].map((href) => (
      <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
    )),
    <link key="icon" rel="icon" href={`${__PATH_PREFIX__}/favicon.svg`} type="image/svg+xml" />,
    <link key="ico" rel="icon" href={`${__PATH_PREFIX__}/favicon.ico`} sizes="32x32" />,
    <link key="apple" rel="apple-touch-icon" href={`${__PATH_PREFIX__}/apple-touch-icon.png`} />,
    <link key="manifest" rel="manifest" href={`${__PATH_PREFIX__}/manifest.webmanifest`} />,
    // Without `only`, a browser that forces dark colours on light pages would change some colours and not others.
    <meta key="scheme" name="color-scheme" content="only light" />,
    <meta key="theme" name="theme-color" content={manifest.theme_color} />,
    <noscript key="noscript">
      <style>{withoutScripts}</style>
    </noscript>,
  ]);
