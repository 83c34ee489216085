import { foldedRowsOf, lettersOf, rowsOf } from '../../../lib/letters';
import { BARE, Cloth, GOLD, NIGHT, PALM, type Place, SHEA, SOBOLO, WARP, weave, WEFT } from '../../../lib/loom';

/** The drum of a picture, in pixels: its size, the place of the drum, and the side that the light comes from. */
const drum = (
  width: number,
  height: number,
  middle: number,
  radius: number,
  rim: number,
  bottom: number,
  side: 1 | -1,
): Place => ({
  width,
  height,
  box: [middle - radius, rim - CURVE, middle + radius, bottom],
  shade: 0.32,
  column: (x) => {
    const at = (x - middle) / radius;
    const cos = Math.sqrt(1 - at * at);
    const light = Math.max(0.5, 0.3 + 0.84 * Math.min(1, 0.52 + 0.5 * at * side + 0.18 * cos));
    const outline = Math.max(0, Math.abs(at) - 0.985) * 60;
    return {
      across: 0.5 + Math.asin(at) / Math.PI,
      top: rim - CURVE + CURVE * cos,
      rows: bottom - rim,
      light: light - outline,
    };
  },
});

/** The height of the curve of both drums. */
const CURVE = 45;

/** The drums of `data/images/closing-awards.webp` and its portrait version. */
export const drums = {
  landscape: drum(1320, 1200, 760, 230, 687, 1048, -1),
  portrait: drum(1080, 1200, 540, 236, 688, 1056, 1),
};

/** The threads of a border: 16 rows of this height. */
const THREAD = 3.6;
const BORDER = 16 * THREAD;

/** The width of the name's longest line before it is widened towards the sides, and the room between lines. */
const FRONT = 460;
const GAP = 7;

/** Widens letters towards the sides of the drum, where they are seen from the side. */
const aside = (from: number) => from * (1 + (from / 720) ** 2);

/** Ground and ink of letters in turn. */
const pairs = [
  [NIGHT, GOLD],
  [SOBOLO, SHEA],
  [GOLD, NIGHT],
  [NIGHT, SHEA],
] as const;

/** Weaves a border of folded letters, again and again, with the whole name in the middle. */
export function weaveBorder(cloth: Cloth, letters: string, y: number): void {
  const text = `${letters} `;
  const pitch = 14 * THREAD;
  const begin = (cloth.width - (text.length - 1) * pitch) / 2;
  for (let k = -Math.ceil(begin / pitch); begin + k * pitch < cloth.width; k += 1) {
    const place = (k + 8 * text.length) % text.length;
    const x = begin + k * pitch;
    const rows = foldedRowsOf(text.charAt(place));
    const [ground = 0, ink = 0] = pairs[place % 4] ?? [];
    cloth.weave(NIGHT + WARP, x, y, pitch, BORDER);
    for (let stripe = 0; stripe < (rows.length ? 3 : 12); stripe += 1)
      cloth.weave(([GOLD, SOBOLO, GOLD, PALM][stripe % 4] ?? 0) + WARP, x + stripe * 4.2, y, 2.8, BORDER);
    if (!rows.length) continue;
    cloth.weave(ground + WEFT, x + 3 * THREAD, y, pitch - 3 * THREAD, BORDER);
    cloth.weaveBits(ink + WEFT, rows, x + 4.4 * THREAD, y + THREAD, 8.4 * THREAD, 14 * THREAD);
  }
  for (const edge of [0, 15]) cloth.weave(GOLD, 0, y + edge * THREAD, cloth.width, THREAD);
}

/** Divides a name into at most two lines, so that the longer one is short. */
function linesOf(letters: string): readonly string[] {
  const words = letters.split(' ');
  const divided = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  return divided.sort((a, b) => longest(a) - longest(b))[0] ?? [letters];
}

/** The stripes of the painted drum, from its middle to both sides: place, width, ink. Those that look like the letter I are left out. */
const stripes = [
  [200, 27, PALM],
  [252, 30, PALM],
  [302, 11, GOLD],
] as const;

/** Returns the cloth of a drum: the letters of a name between two borders of the same letters, folded. */
export function clothOf(letters: string, { box: [left, top, right, bottom] }: Place): Cloth {
  const cloth = new Cloth(Math.round((Math.PI * (right - left)) / 2), bottom - top - CURVE);
  const { width, height } = cloth;
  cloth.weave(NIGHT + WARP, 0, 0, width, height);
  for (const [at, wide, ink] of stripes)
    for (const x of [width / 2 + at, width / 2 - at - wide]) cloth.weave(ink + WARP, x, 0, wide, height);
  const upper = 7;
  weaveBorder(cloth, letters, upper);
  weaveBorder(cloth, letters, height - BORDER);
  cloth.weave(BARE, 0, 4, width, 3); // the white line along the drum's rim
  const lines = linesOf(letters);
  const room = (height - upper - 2 * BORDER - GAP) / lines.length - GAP;
  lines.forEach((line, row) => {
    const pitch = Math.min(room * 0.8, FRONT / line.length);
    const high = Math.min(room, Math.max(pitch * 2.3, room * 0.66));
    const begin = upper + BORDER + GAP + row * (room + GAP);
    const y = begin + (room - high) / 2;
    const edge = (place: number) => aside((place - line.length / 2) * pitch) + width / 2;
    // Rings fill the room above and below low letters.
    for (const [ink, inset] of [
      [SOBOLO, 0],
      [GOLD, 0.3],
    ] as const)
      for (const at of [begin, y + high + GAP])
        cloth.weave(ink + WEFT, 0, at + inset * (y - begin - GAP), width, (y - begin - GAP) * (1 - 2 * inset));
    Array.from(line).forEach((letter, place) => {
      const [ground, ink] = pairs[(place + row) % 2] ?? pairs[0];
      const [x, wide] = [edge(place), edge(place + 1) - edge(place)];
      if (letter === ' ') return;
      cloth.weave(ground + WEFT, x, y - GAP / 2, wide * 0.97, high + GAP);
      cloth.weaveBits(ink + WEFT, rowsOf(letter), x + wide * 0.09, y, wide * 0.8, high);
    });
  });
  return cloth;
}

/** Weaves a name round the drum of the picture that a canvas lies on. Without letters the drum is bare. Returns a function that stops it. */
export function weaveName(canvas: HTMLCanvasElement, name: string, orientation: keyof typeof drums): () => void {
  const place = drums[orientation];
  const letters = lettersOf(name);
  if (letters) return weave(canvas, place, clothOf(letters, place));
  canvas.width = 0;
  return () => undefined;
}
