import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyNode, PluginOptions } from 'gatsby';
import { lateScripts } from './lateScripts';

/** `inline`: paths of the site's modules that run first in the inline script of every page. */
type Options = PluginOptions & { readonly inline?: readonly string[] };

/** Delays the scripts of each page. */
export const onPostBuild: GatsbyNode['onPostBuild'] = ({ getNodesByType }, { inline = [] }: Options) => {
  const delayScripts = lateScripts(inline);
  for (const { path } of getNodesByType('SitePage')) {
    const file = join('public', String(path), /\.html$/.test(String(path)) ? '' : 'index.html');
    writeFileSync(file, delayScripts(readFileSync(file, 'utf8')));
  }
};
