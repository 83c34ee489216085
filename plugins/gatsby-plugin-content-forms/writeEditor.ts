import { isObjectType } from 'graphql';
import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import { contentFiles, fieldsOf, readSchema } from '../gatsby-plugin-content';
import { editorConfig, type Options } from './editorConfig';

/**
 * Writes the page of the forms: plain files, with the configuration in them.
 *
 * @param folder - is made where there is none
 */
export const writeEditor = async (folder: string, options: Options): Promise<void> => {
  const [{ build }, { resolveConfig }] = await Promise.all([import('esbuild'), import('prettier')]);
  const schema = readSchema(process.cwd());
  const fields = Object.values(schema.getTypeMap()).flatMap((type) => (isObjectType(type) ? fieldsOf(type) : []));
  const mayBeEmpty = fields.filter(({ length }) => length?.min === 0).map(({ name }) => name);
  await build({
    entryPoints: ['client.ts', 'index.html', '_headers'].map((name) => `plugins/gatsby-plugin-content-forms/${name}`),
    define: {
      CONFIG: JSON.stringify(editorConfig(schema, basename(process.cwd()), options)),
      FILES: JSON.stringify(contentFiles(schema).map(({ path }) => path)),
      MAY_BE_EMPTY: JSON.stringify(mayBeEmpty),
      PRETTIER: JSON.stringify(await resolveConfig('data/any.yaml')),
    },
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    loader: { '.html': 'copy', '': 'copy' },
    // Syntax highlighting of code fields: not used.
    external: ['@shikijs/*'],
    outdir: folder,
  });
  // Fonts and workers, which Sveltia fetches when it needs them.
  cpSync('node_modules/@sveltia/cms/npm/assets', join(folder, 'assets'), { recursive: true });
};
