import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import { contentFiles, fieldsOf, readSchema } from '../gatsby-plugin-content';
import { editorConfig, type Options } from './editorConfig';

/**
 * Writes the page of the forms into a folder: HTML, and a script that contains the configuration.
 *
 * @param folder is created if it is missing
 */
export const writeEditor = async (folder: string, options: Options): Promise<void> => {
  const [{ build }, { resolveConfig }] = await Promise.all([import('esbuild'), import('prettier')]);
  const schema = readSchema(process.cwd());
  const site = {
    config: editorConfig(schema, basename(process.cwd()), options),
    files: contentFiles(schema).map(({ path, type }) => {
      return { path, markdown: fieldsOf(type).flatMap(({ name, markdown }) => (markdown ? name : [])) };
    }),
    prettier: await resolveConfig('data/any.yaml'),
  };
  await build({
    entryPoints: ['client.ts', 'index.html', '_headers'].map((name) => `plugins/gatsby-plugin-content-forms/${name}`),
    define: { SITE: JSON.stringify(site) },
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    loader: { '.html': 'copy', '': 'copy' },
    // Only syntax highlighting of code fields needs this package, and no form has such a field.
    external: ['@shikijs/*'],
    outdir: folder,
  });
  // Sveltia loads these fonts and workers when it needs them.
  cpSync('node_modules/@sveltia/cms/npm/assets', join(folder, 'assets'), { recursive: true });
};
