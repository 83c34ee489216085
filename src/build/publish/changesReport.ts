import type { PageChange, Sizes } from './pageChanges';
import { widths } from './photographs';

/** A page with the share of its pixels that changed, by width. */
export type Seen = PageChange & { readonly pixels: Readonly<Record<string, number>> };

/** Whether a visitor can tell. */
export const isSeen = ({ added, removed, pixels }: Seen): boolean =>
  added.length + removed.length > 0 || Object.values(pixels).some((share) => share > 0);

/** The name of a page's pictures: `about-390.png`. */
export const pictureName = (path: string, width: string): string => `${path.slice(1) || 'landing'}-${width}.png`;

const escaped = (text: string): string => text.replace(/[&<>"|`]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function size(before: Sizes | undefined, after: Sizes | undefined, of: keyof Sizes): string {
  if (!after) return 'gone';
  const grown = before ? after[of] - before[of] : after[of];
  return grown === 0 ? String(after[of]) : `${after[of]} (${grown > 0 ? '+' : '−'}${Math.abs(grown)})`;
}

const percent = (share = 0): string =>
  share === 0 ? 'same' : `${Math.max(share * 100, 0.01).toFixed(2)} % of pixels differ`;

/** The summary in Markdown: a table of all pages, and below it the words that changed. */
export function summary(pages: readonly Seen[]): string {
  const rows = pages.map(
    ({ path, before, after, added, removed, pixels }) =>
      `| ${path} | ${added.length + removed.length || 'same'} | ${Object.keys(widths)
        .map((width) => percent(pixels[width]))
        .join(' | ')} | ${size(before, after, 'document')} | ${size(before, after, 'scripts')} |`,
  );
  const words = pages.filter(({ added, removed }) => added.length + removed.length > 0);
  const lists = words.map(({ path, added, removed }) => {
    const lines = [
      ...removed.map((line) => `<del>${escaped(line)}</del>`),
      ...added.map((line) => `<ins>${escaped(line)}</ins>`),
    ];
    return `<details><summary>${path}: ${lines.length} lines</summary>\n\n${lines.join('<br>\n')}\n\n</details>`;
  });
  const seen = pages.filter(isSeen).map(({ path }) => path);
  return [
    `## ${seen.length ? `Visitors see a change on ${seen.join(', ')}` : 'Visitors see no change'}`,
    '',
    `| page | lines of text | ${Object.keys(widths).join(' px | ')} px | document, bytes | scripts, bytes |`,
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
    ...lists,
    '',
  ].join('\n');
}

/** A page that shows the pictures before and after beside each other. */
export function gallery(pages: readonly Seen[]): string {
  const figures = pages.filter(isSeen).flatMap(({ path, pixels }) =>
    Object.keys(pixels).map((width) => {
      const name = pictureName(path, width);
      return `<h2>${path} at ${width} px: ${percent(pixels[width])}</h2>
<div><img src="before/${name}" alt="before"><img src="after/${name}" alt="after"></div>`;
    }),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Before and after</title>
<style>body{font:16px sans-serif}div{display:flex;gap:1rem;align-items:start}img{width:calc(50% - .5rem);max-width:max-content;border:1px solid}</style>
<h1>Before (left) and after (right)</h1>
${figures.join('\n')}
</html>
`;
}
