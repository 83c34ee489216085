// Writes the two patterns of each page, `band-*.svg` and `broad-*.svg` in src/styles/cloth, from the words and inks in src/layout/cloths.ts.
// All lengths are whole threads. Lines of a drawing are centre lines, and a column is two threads wide, because that is shortest.
import { readFileSync, writeFileSync } from 'node:fs';
import { cloths, type Cloth } from '../src/layout/cloths';
import { alphabet, rowsOf } from '../src/lib/letters';

type Point = readonly [x: number, y: number];
type Block = readonly [left: number, top: number, right: number, bottom: number];

/** Columns of a cell: four of stripes, half a column of ground, five of the letter, half a column of ground. */
const CELL = 10;
/** The displacement of the strips of a broad cloth, in columns: less than the stripes, which begin each strip. */
const OFFSETS = [0, 1.5, 0.5, 2.5];
/** A hollow lozenge. */
const LOZENGE = [0, 4, 10, 17, 10, 4, 0];

const tokens = readFileSync('src/styles/_tokens.scss', 'utf8');
const hex = (ink: string) => new RegExp(`--${ink}: (#\\w+)`).exec(tokens)?.[1] ?? '';

/** Numbers as they are shortest in a path: `.5-1 2`. */
const short = (...numbers: readonly number[]) =>
  numbers
    .map((n) => String(n).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-');

/** Few lines and blocks that together cover all points. */
function blocksOf(points: readonly Point[]): Block[] {
  const inside = ([left, top, right, bottom]: Block) =>
    points.filter(([x, y]) => x >= left && x <= right && y >= top && y <= bottom);
  const possible = points
    .flatMap(([x, y]) => points.map(([u, v]): Block => [x, y, u, v]))
    // The outline of a block is drawn, so it must cover the inside.
    .filter(([x, y, u, v]) => u >= x && v >= y && Math.min(u - x, v - y) < 2)
    .filter((block) => inside(block).length === (block[2] - block[0] + 1) * (block[3] - block[1] + 1));
  const left = new Set(points);
  const gain = (block: Block) => inside(block).filter((point) => left.has(point)).length;
  const blocks: Block[] = [];
  while (left.size > 0) {
    const best = possible.reduce((one, other) => (gain(other) > gain(one) ? other : one));
    for (const point of inside(best)) left.delete(point);
    blocks.push(best);
  }
  return blocks;
}

/** A line or block that is drawn from its end or its beginning: the step of the path, and where it ends. */
function stepsTo(block: Block, [x, y]: Point) {
  const [left, top, right, bottom] = block;
  return [block, [right, bottom, left, top] as const].map(([a, b, u, v]) => {
    const move = a === x && b === y ? '' : `m${short(a - x, b - y)}`;
    if (left === right) return { block, step: `${move}${top === bottom ? 'h0' : `v${v - b}`}`, end: [u, v] as const };
    if (top === bottom) return { block, step: `${move}h${u - a}`, end: [u, v] as const };
    return { block, step: `${move}h${u - a}v${v - b}h${a - u}z`, end: [a, b] as const };
  });
}

/** A short path through blocks: the shortest of those that begin with each of them and go on with the shortest step. */
function through(blocks: readonly Block[], from: Point): { path: string; end: Point } {
  const go = (path: string, left: readonly Block[], at: Point): { path: string; end: Point } => {
    const [best, ...others] = left
      .flatMap((block) => stepsTo(block, at))
      .sort((one, other) => one.step.length - other.step.length);
    if (!best) return { path, end: at };
    const first = path ? [best] : [best, ...others];
    return first
      .map(({ block, step, end }) =>
        go(
          path + step,
          left.filter((other) => other !== block),
          end,
        ),
      )
      .reduce((one, other) => (other.path.length < one.path.length ? other : one));
  };
  return go('', blocks, from);
}

/** A path through groups of blocks, such as letters. */
const pathOf = (groups: readonly (readonly Block[])[]): string =>
  groups.reduce(
    (drawn, group) => {
      const { path, end } = through(group, drawn.end);
      return { path: drawn.path + path, end };
    },
    { path: '', end: [0, 0] as Point },
  ).path;

/** The blocks of a letter's upper half, and of what it encloses when it is folded. */
function shapesOf(rows: readonly number[]): readonly [woven: Block[], enclosed: Block[]] {
  const outside = new Set<number>();
  const isWoven = (x: number, y: number) => ((rows[y] ?? 0) >> (4 - x)) & 1;
  const spread = (x: number, y: number) => {
    if (x < -1 || x > 5 || y < -1 || y > 6 || outside.has(9 * y + x) || (x >= 0 && isWoven(x, y))) return;
    outside.add(9 * y + x);
    for (const by of [-1, 1]) {
      spread(x + by, y);
      spread(x, y + by);
    }
  };
  spread(-1, -1);
  const all = Array.from({ length: 35 }, (_, index): Point => [index % 5, Math.floor(index / 5)]);
  const woven = all.filter(([x, y]) => isWoven(x, y));
  return [blocksOf(woven), blocksOf(all.filter(([x, y]) => !isWoven(x, y) && !outside.has(9 * y + x)))];
}

const shapes = new Map([...alphabet.map(rowsOf), LOZENGE].map((rows) => [rows, shapesOf(rows)]));

/** The dashes that put an ink into its places of the warp, which repeats. */
function dashesOf(warp: readonly string[], ink: string): string {
  const places = warp.map((other) => (other === ink ? '1' : '0')).join('');
  const period =
    [2, 4].map((cells) => places.slice(0, cells * CELL)).find((part) => places.replaceAll(part, '') === '') ?? places;
  const lengths = (period.match(/1+|0+/g) ?? []).map((run) => run.length / 2);
  if (period.startsWith('0')) lengths.unshift(0);
  if (lengths.length % 2) lengths.push(0);
  return short(...lengths);
}

/** The stripes and the grounds of letters, which repeat. */
function warpOf({ letters, stripes }: Cloth, columns: number): string {
  const [outer, inner, ...middle] = stripes;
  const cells = letters.length % 2 ? [...letters, ...letters] : letters;
  const warp = cells.flatMap(([ground], index) => {
    const at = middle[index % 2] ?? outer;
    const thin = index % 2 ? inner : at;
    return [outer, inner, at, thin, thin, at, inner, outer, ...Array<string>(12).fill(ground)];
  });
  const count = (ink: string) => warp.filter((other) => other === ink).length;
  const [base = '', ...inks] = [...new Set(warp)].sort((one, other) => count(other) - count(one));
  const line = `d="M0 0h${columns}"/>`;
  return `<path stroke="${hex(base)}" ${line}${inks.map((ink) => `<path stroke="${hex(ink)}" stroke-dasharray="${dashesOf(warp, ink)}" ${line}`).join('')}`;
}

/** The letters and fields of a strip. */
function wordsOf(words: string, { letters, field }: Cloth, id: string): string {
  const drawn = new Map<string, Block[][]>();
  const draw = (ink: string, blocks: Block[]) => drawn.set(ink, [...(drawn.get(ink) ?? []), blocks]);
  const weave = (rows: readonly number[], column: number, [ground, ink, enclosedInk]: Cloth['field']) => {
    const [woven = [], enclosed = []] = (shapes.get(rows) ?? []).map((blocks) =>
      blocks.map(([x, y, u, v]): Block => [column + x, y - 6.5, column + u, v - 6.5]),
    );
    draw(ink, woven);
    if (enclosedInk !== ground) draw(enclosedInk, enclosed);
  };
  for (const { index, 0: letter } of words.matchAll(/\S/g)) {
    weave(rowsOf(letter), index * CELL + 5, letters[index % letters.length] ?? field);
  }
  let [fields, end] = ['', 0];
  for (const { index, 0: spaces } of words.matchAll(/ +/g)) {
    const { length } = spaces;
    const column = index * CELL + 5;
    const middle = column + ((length - 1) * CELL) / 2;
    fields += `m${column - 1 - end} 0h${length * CELL - 4}`;
    end = column - 5 + length * CELL;
    if (length % 2) weave(LOZENGE, middle, field);
    // Two lines above each other at both sides of the middle. A field of one cell has no room for them.
    const width = (length * CELL - (length % 2 ? 14 : 8)) / 2;
    const starts = width > 0 ? [column, middle + (length % 2 ? 7 : 4)] : [];
    const lines = starts.flatMap((x) => [-5.5, -2.5].map((y): Block => [x, y, x + width - 1, y]));
    draw(field[1], lines);
  }
  const paths = [...drawn].map(([ink, groups]) => `<path stroke="${hex(ink)}" d="${pathOf(groups)}"/>`);
  return (
    `<path stroke="${hex(field[0])}" d="${fields}"/>` +
    `<g id="${id}" fill="none" stroke-linecap="square" stroke-width="1">${paths.join('')}</g><use href="#${id}" transform="scale(1-1)"/>`
  );
}

const svg = (cells: number, top: number, height: number, strip: number, elements: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${cells * 2 * CELL} ${height}" shape-rendering="crispEdges">` +
  `<g transform="scale(2 1)" stroke-width="${strip}">${elements}</g></svg>`;

/** Returns the narrow pattern: a strip of 16 threads. */
export const bandOf = (cloth: Cloth): string =>
  svg(cloth.band.length, -8, 16, 16, warpOf(cloth, cloth.band.length * CELL) + wordsOf(cloth.band, cloth, 'a'));

/** Returns the broad pattern: four strips of 18 threads, sewn together. */
export function broadOf(cloth: Cloth): string {
  const cells = cloth.broad[0].length;
  const places = cloth.broad.map((_, index) => [-(OFFSETS[index] ?? 0), 18 * index] as const);
  const warps = places.map(([x, y]) => `<use href="#w" x="${x}" y="${y}"/>`);
  const strips = cloth.broad.map(
    (words, index) =>
      `<g transform="translate(${short(...(places[index] ?? []))})">${wordsOf(words, cloth, `s${index}`)}</g>`,
  );
  const seams = places.map(([, y]) => `M0 ${y + 8.5}h${cells * CELL}`).join('');
  const stitches = `<path stroke="${hex('night')}" stroke-width="1" stroke-dasharray="7 .5 4 .5 9 1 3 .5 6 .5" d="${seams}"/>`;
  return svg(
    cells,
    -9,
    72,
    18,
    `<defs><g id="w">${warpOf(cloth, cells * CELL + 3)}</g></defs>${warps.join('')}${strips.join('')}${stitches}`,
  );
}

/** Returns all files by their paths. */
export const filesOf = (all: Readonly<Record<string, Cloth>>): Map<string, string> =>
  new Map(
    Object.entries(all).flatMap(([name, cloth]) => [
      [`src/styles/cloth/band-${name}.svg`, bandOf(cloth)],
      [`src/styles/cloth/broad-${name}.svg`, broadOf(cloth)],
    ]),
  );

if (process.argv[1]?.endsWith('writeCloth.ts')) for (const [path, text] of filesOf(cloths)) writeFileSync(path, text);
