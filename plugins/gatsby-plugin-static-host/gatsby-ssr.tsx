import type { GatsbySSR } from 'gatsby';
import type { HostOptions } from './options';

/** Links the manifest from every page, and colours the frame of the browser as the manifest does. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }, options) => {
  setHeadComponents([
    <meta key="theme" name="theme-color" content={(options as HostOptions).themeColor} />,
    <link key="manifest" rel="manifest" href={`${__PATH_PREFIX__}/manifest.webmanifest`} />,
  ]);
};
