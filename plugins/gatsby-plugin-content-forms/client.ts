import CMS, { type CmsConfig } from '@sveltia/cms';
import type { Options } from 'prettier';
import { parse } from 'yaml';
import { writeYaml } from './writeYaml';

/** Set by `writeEditor.ts` in the bundle: Sveltia's configuration, the content files, and Prettier's options. */
declare const SITE: {
  readonly config: CmsConfig;
  /** The path of each file, and the names of its fields with Markdown. */
  readonly files: ReadonlyArray<{ readonly path: string; readonly markdown: readonly string[] }>;
  readonly prettier: Options;
};
const { config, files, prettier } = SITE;

// Sveltia passes a value to `toFile` without the name of its file, so each file has a separate format.
for (const { path, markdown } of files) {
  const pictures = path.includes('/') ? '../images/' : 'images/';
  let text = '';
  CMS.registerCustomFormat(path, 'yaml', {
    fromFile: (read) => {
      // Sveltia removes the last line break of a file.
      text = `${read}\n`;
      return parse(text) as unknown;
    },
    toFile: (value: unknown) => writeYaml(text, value, pictures, prettier, markdown),
  });
}
void CMS.init({ config });
