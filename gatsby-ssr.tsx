import type { GatsbySSR } from 'gatsby';
import { preloadedFonts } from './src/build/fonts/preload';
import { inks } from './src/weave/inks';

export { wrapPageElement } from './src/layout/wrapPageElement';

/** What every head carries beside the page's own: the fonts of the first screen, the icons, the manifest. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    ...preloadedFonts.map((href) => (
      <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
    )),
    <meta key="theme" name="theme-color" content={inks.night} />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="apple" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  ]);
};
