import type { Plugin } from 'esbuild';
import { cpSync, readFileSync } from 'node:fs';

/** Sveltia asks other hosts for fonts that it also brings along, and whether GitHub works today. Here it asks nobody. */
const ownHostAlone: Plugin = {
  name: 'own-host-alone',
  setup: ({ onLoad }) =>
    onLoad({ filter: /@sveltia.cms.npm.index\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8')
        .replace(/url\(https:\/\/cdn\.jsdelivr\.net\/[^)]*\)/g, "local('')")
        .replace('https://www.githubstatus.com/api/v2/status.json', 'data:application/json,{}'),
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
    entryPoints: ['plugins/gatsby-plugin-content-forms/client.ts', 'plugins/gatsby-plugin-content-forms/index.html'],
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    loader: { '.html': 'copy' },
    outdir: folder,
    plugins: [ownHostAlone],
  });
  // The fonts and workers that Sveltia fetches when it needs them.
  cpSync('node_modules/@sveltia/cms/npm/assets', `${folder}/assets`, { recursive: true });
};
