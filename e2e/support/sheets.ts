import { constants, inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

// Where the sheets of a printed page end, only its PDF says. Chromium writes the objects of a PDF in plain text, one after the other:
// the tree of elements, whose leaves are numbered pieces of a sheet, and each sheet's drawing, compressed.

type Objects = ReadonlyMap<string, string>;

/** What is drawn on a sheet: the pieces of it that have a line of text or a picture there, and how many pictures reach over its edge. */
function readSheet(objects: Objects, sheet: string) {
  const body = objects.get(/\/Contents (\d+)/.exec(sheet)?.[1] ?? '') ?? '';
  const stream = body.slice(body.indexOf('stream\n') + 7, body.lastIndexOf('\nendstream'));
  // A stream may contain what looks like its end.
  const drawing = inflateSync(Buffer.from(stream, 'latin1'), { finishFlush: constants.Z_SYNC_FLUSH }).toString(
    'latin1',
  );
  // The first clip is what can be printed on.
  const [, top = 0, height = 0] = /^\S+ (\S+) \S+ (\S+) re\nW/m.exec(drawing)?.map(Number) ?? [];
  const isOnSheet = (y: number) => y >= top - 4 && y <= top + height + 4;
  const pieces = new Set<string>();
  let [piece, scale, offset, cut] = ['', 1, 0, 0];
  for (const line of drawing.split('\n')) {
    const numbers = line.split(' ').map(Number);
    if (line.endsWith(' cm')) [scale, offset] = [numbers[3] ?? 1, numbers[5] ?? 0];
    piece = line === 'EMC' ? '' : (/MCID (\d+)/.exec(line)?.[1] ?? piece);
    const isPicture = line.endsWith(' Do');
    if (isPicture || (line.endsWith(' Tm') && isOnSheet(offset + scale * (numbers[5] ?? 0)))) pieces.add(piece);
    if (isPicture && !(isOnSheet(offset) && isOnSheet(offset + scale))) cut += 1;
  }
  return { pieces, cut };
}

/**
 * What is wrong with the sheets of a page in print: headings that are the last on their sheet although something of their entry or
 * section follows, pictures cut in two.
 */
export async function sheetProblems(page: Page): Promise<string[]> {
  const texts = await page
    .locator(':is(h1, h2, h3, h4, h5, h6):not(.u-visually-hidden, .u-visually-hidden *)')
    .filter({ visible: true })
    .allTextContents();
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true, tagged: true })).toString('latin1');
  const objects: Objects = new Map(
    [...pdf.matchAll(/^(\d+) 0 obj\n([^]*?)\nendobj/gm)].map(([, number = '', body = '']) => [number, body]),
  );
  const sheets = new Map(
    [...objects].flatMap(([number, body]) =>
      /\/Type \/Page$/m.test(body) ? [[number, readSheet(objects, body)] as const] : [],
    ),
  );

  const leaves: Array<{ sheet: string; heading: number; entry: string }> = [];
  let headings = 0;
  const read = (number: string, above = { heading: -1, entry: '' }) => {
    const body = objects.get(number) ?? '';
    const heading = /\/S \/H\d/.test(body) ? headings++ : above.heading;
    const entry = /\/S \/LI\b/.test(body) ? number : above.entry;
    const [before = '', children = ''] = body.split(/\/K /);
    const own = /\/Pg (\d+)/.exec(before)?.[1] ?? '';
    for (const [, child, sheet = own, piece] of children.matchAll(
      /(\d+) 0 R|<<\/Type \/OBJR[^]*?>>|(?:<<\/Type \/MCR\s\/Pg (\d+) 0 R\s\/MCID )?(\d+)/g,
    )) {
      if (child) read(child, { heading, entry });
      if (piece && sheets.get(sheet)?.pieces.has(piece)) leaves.push({ sheet, heading, entry });
    }
  };
  read(/\/StructTreeRoot\s\/K (\d+)/.exec(pdf)?.[1] ?? '');
  if (headings !== texts.length) return [`${headings} of ${texts.length} headings are in the PDF`];

  const alone = leaves.filter(({ sheet, heading, entry }, at) => {
    const next = leaves[at + 1];
    const isLastOfEntry = entry !== '' && next?.entry !== entry;
    return heading >= 0 && next && next.heading !== heading && next.sheet !== sheet && !isLastOfEntry;
  });
  return [
    ...alone.map(({ heading }) => `"${texts[heading]}" is alone at the foot of a sheet`),
    ...[...sheets.values()].flatMap(({ cut }, at) => (cut > 0 ? [`${cut} pictures on sheet ${at + 1} are cut`] : [])),
  ];
}
