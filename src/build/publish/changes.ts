/**
 * `npx tsx src/build/publish/changes.ts --before DIR --after public --out changes`: what visitors see of a change, from the
 * build before it and the one after it: a summary in Markdown, pictures of the pages that changed, and their addresses.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { errorMessage } from '../../lib/errorMessage';
import { gallery, isSeen, pictureName, type Seen, summary } from './changesReport';
import { pageChanges } from './pageChanges';
import { difference, photograph, widths } from './photographs';

const { values } = parseArgs({
  options: {
    before: { type: 'string', default: 'base/public' },
    after: { type: 'string', default: 'public' },
    out: { type: 'string', default: 'changes' },
  },
});

async function main(): Promise<void> {
  const pages = pageChanges(values.before, values.after);
  const paths = pages.map(({ path }) => path);
  const [before, after] = [await photograph(values.before, paths), await photograph(values.after, paths)];
  const seen: Seen[] = [];
  for (const page of pages) {
    const pixels: Record<string, number> = {};
    for (const width of Object.keys(widths)) {
      const [one, other] = [before, after].map((taken) => taken.get(`${page.path} ${width}`));
      pixels[width] = one && other ? await difference(one, other) : 1;
    }
    seen.push({ ...page, pixels });
  }
  for (const [folder, taken] of Object.entries({ before, after })) {
    mkdirSync(join(values.out, folder), { recursive: true });
    for (const { path, pixels } of seen.filter(isSeen))
      for (const width of Object.keys(pixels))
        writeFileSync(join(values.out, folder, pictureName(path, width)), taken.get(`${path} ${width}`) ?? '');
  }
  writeFileSync(join(values.out, 'index.html'), gallery(seen));
  writeFileSync(join(values.out, 'summary.md'), summary(seen));
  const measured = seen
    .filter((page) => isSeen(page) && page.before && page.after && page.path !== '/404')
    .map(({ path }) => path);
  writeFileSync(join(values.out, 'pages.txt'), measured.join(' '));
  console.log(summary(seen));
}

main().catch((error: unknown) => {
  console.error(errorMessage(error));
  process.exitCode = 1;
});
