import type { CmsConfig } from '@sveltia/cms';
import type { Plugin } from 'esbuild';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Options } from 'prettier';
import { loadContent } from '../gatsby-plugin-content';
import { formConfig } from './formConfig';
import type { FormsOptions } from '.';

const folderOf = 'plugins/gatsby-plugin-content-forms';

/** What the page of the forms is told, as `setup.json` beside it. */
export interface Setup {
  readonly cms: CmsConfig;
  /** How Prettier formats the content. */
  readonly format: Options;
  /** The files of `data/` on the server that the page comes from. */
  readonly files?: readonly string[];
}

/** @param backend - where what is saved goes */
export const setupOf = async (root: string, options: FormsOptions, backend: CmsConfig['backend']): Promise<Setup> => {
  const { resolveConfig } = await import('prettier');
  const { schema } = loadContent(root, options.content);
  const format = await resolveConfig(join(process.cwd(), 'data/any.yaml'));
  return { cms: formConfig(schema, options, backend), format: format ?? {} };
};

/**
 * Sveltia asks other hosts for fonts that it also brings along, and whether GitHub works today. Here it asks nobody. And what
 * was refused will be refused later as well.
 */
const adapted: Plugin = {
  name: 'adapted',
  setup: ({ onLoad }) =>
    onLoad({ filter: /@sveltia.cms.(?:npm.index\.js|locales.en-.*\.json)$/ }, ({ path }) => ({
      loader: 'default',
      contents: readFileSync(path, 'utf8')
        .replace(/url\(https:\/\/cdn\.jsdelivr\.net\/[^)]*\)/g, "local('')")
        .replace('https://www.githubstatus.com/api/v2/status.json', 'data:application/json,{}')
        .replace('There was an error while saving the entry. Please try again later.', 'Nothing was saved.'),
    })),
};

/**
 * Bundles the page of the forms into a folder.
 *
 * @param folder - is made where there is none
 */
export const buildForms = async (folder: string): Promise<void> => {
  const { build } = await import('esbuild');
  await build({
    entryPoints: [`${folderOf}/client.ts`, `${folderOf}/index.html`],
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    loader: { '.html': 'copy' },
    outdir: folder,
    plugins: [adapted],
  });
  // The fonts and workers that Sveltia fetches when it needs them.
  cpSync('node_modules/@sveltia/cms/npm/assets', `${folder}/assets`, { recursive: true });
};
