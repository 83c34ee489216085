import CMS, { type CmsConfig } from '@sveltia/cms';
import type { Options } from 'prettier';
import { parse } from 'yaml';
import { writeYaml } from './writeYaml';

/** Set while it is bundled: the configuration, the files of `data/`, and how they are formatted. */
declare const SITE: { readonly config: CmsConfig; readonly files: readonly string[]; readonly prettier: Options };
const { config, files, prettier } = SITE;

// Each file has a separate format, because Sveltia passes a value to write without its file.
for (const file of files) {
  const pictures = file.includes('/') ? '../images/' : 'images/';
  let text = '';
  CMS.registerCustomFormat(file, 'yaml', {
    fromFile: (read) => {
      // Sveltia has taken away the end of the last line.
      text = `${read}\n`;
      return parse(text) as unknown;
    },
    toFile: (value: unknown) => writeYaml(text, value, pictures, prettier),
  });
}
void CMS.init({ config });
