import CMS, { type CmsConfig } from '@sveltia/cms';
import type { Options } from 'prettier';
import { parse } from 'yaml';
import { writeYaml } from './writeYaml';

/** These are set while it is bundled. */
declare const CONFIG: CmsConfig;
declare const FILES: readonly string[];
declare const MAY_BE_EMPTY: readonly string[];
declare const PRETTIER: Options;

// A format for each file: Sveltia hands over a value to write, and not which file it is for.
for (const file of FILES) {
  const pictures = file.includes('/') ? '../images/' : 'images/';
  let text = '';
  CMS.registerCustomFormat(file, 'yaml', {
    fromFile: (read) => {
      // Sveltia has taken away the end of the last line.
      text = `${read}\n`;
      return parse(text) as unknown;
    },
    toFile: (value: unknown) => writeYaml(text, value, { prettier: PRETTIER, mayBeEmpty: MAY_BE_EMPTY, pictures }),
  });
}
void CMS.init({ config: CONFIG });
