import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>PAMS content</title>
<script type="module" src="client.js"></script>
`;

/**
 * Bundles the page of the forms into a folder.
 *
 * @param folder - is made where there is none
 */
export const buildForms = async (folder: string): Promise<void> => {
  const { build } = await import('esbuild');
  await build({
    entryPoints: [join(process.cwd(), 'src/build/editor/client.ts')],
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    outdir: folder,
    logLevel: 'warning',
  });
  // The fonts and workers that Sveltia fetches when it needs them.
  cpSync(join(process.cwd(), 'node_modules/@sveltia/cms/npm/assets'), join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), page);
};
