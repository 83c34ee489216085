import CMS, { type CmsConfig } from '@sveltia/cms';
import type { Options } from 'prettier';
import { parse } from 'yaml';
import { writeYaml } from './writeYaml';

/** Set by `writeEditor.ts` in the bundle: Sveltia's configuration, the paths of the content files, and Prettier's options. */
declare const SITE: { readonly config: CmsConfig; readonly files: readonly string[]; readonly prettier: Options };
const { config, files, prettier } = SITE;

// Sveltia passes a value to `toFile` without the name of its file, so each file has a separate format.
for (const file of files) {
  const pictures = file.includes('/') ? '../images/' : 'images/';
  let text = '';
  CMS.registerCustomFormat(file, 'yaml', {
    fromFile: (read) => {
      // Sveltia removes the last line break of a file.
      text = `${read}\n`;
      return parse(text) as unknown;
    },
    toFile: (value: unknown) => writeYaml(text, value, pictures, prettier),
  });
}
void CMS.init({ config });
