import { letters as wordmark } from '../../../components/Wordmark/Wordmark';
import { CELL, Cloth } from '../../../lib/cloth';
import { lettersOf } from '../../../lib/letters';
import { type Place, weave } from '../../../lib/loom';
import { borderOf, clothOf, portrait } from './drum';

const [WIDTH, HEIGHT, MARGIN] = [1080, 1350, 64];
/** The height of the words below the band, the height of the band and of its threads, and how much of the drawing is above the picture. */
const [FOOT, BAND, THREAD, ABOVE] = [126, 40, 2.5, 16];

/** Divides a text into lines that are no wider than the font of the context allows. */
function wrap(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const [first = '', ...words] = text.split(' ');
  return words.reduce(
    (lines, word) => {
      const longer = `${lines.at(-1)} ${word}`;
      return context.measureText(longer).width > width ? [...lines, word] : [...lines.slice(0, -1), longer];
    },
    [first],
  );
}

/** The font of the first element with a name, at a weight and a size, and the promise that it is loaded for a text, or blocked. */
async function fontOf(element: string, weight: number, text: string): Promise<(size: number) => string> {
  const { fontFamily } = getComputedStyle(document.querySelector(element) ?? document.body);
  // Only the first family: the others are names for fonts of the machine, and `load` fails if one is missing.
  await document.fonts.load(`${weight} 9px ${fontFamily.split(',')[0]}`, text).catch(() => undefined);
  return (size) => `${weight} ${size}px ${fontFamily}`;
}

/** Returns the drawing of a scene in its portrait version: as the page shows it, which needs no network, or in its largest size. */
async function drawingOf(scene: Element, isLarge: boolean): Promise<HTMLImageElement> {
  const [shown] = scene.getElementsByTagName('img');
  if (shown && shown.naturalWidth < shown.naturalHeight && !isLarge) return shown;
  const copy = scene.cloneNode(true) as Element;
  for (const source of copy.getElementsByTagName('source')) source.removeAttribute('media');
  for (const source of copy.getElementsByTagName('source')) source.sizes = `${WIDTH}px`;
  const [large = new Image()] = copy.getElementsByTagName('img');
  large.loading = 'eager';
  await large.decode();
  return large;
}

/**
 * Draws the picture that is sent: the question, the drum with the name, the award, and the company's mark.
 * @param lines the words below the drum
 * @param scene the `<picture>` of the page with the drum
 * @param isLarge true to load the drawing in its largest size
 */
export async function pictureOf(
  name: string,
  title: string,
  lines: readonly string[],
  scene: Element,
  isLarge: boolean,
): Promise<Blob> {
  const [display, text, drawing] = await Promise.all([
    fontOf('h2', 700, title),
    fontOf('body', 600, lines.join('')),
    drawingOf(scene, isLarge),
  ]);
  const colour = (token: string) => getComputedStyle(document.documentElement).getPropertyValue(`--${token}`);
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas');
  // Against fingerprinting some browsers return noise in place of each picture of a canvas. A new canvas is transparent.
  if (context.getImageData(0, 0, 1, 1).data.some((value) => value > 9)) throw new Error('The browser returns noise');
  const lay = (place: Place, cloth: Cloth, y: number) => {
    const layer = document.createElement('canvas');
    weave(layer, place, cloth, true);
    context.drawImage(layer, 0, y);
  };

  const letters = lettersOf(name);
  context.fillStyle = colour('night');
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.drawImage(drawing, 0, -ABOVE, portrait.width, portrait.height);
  lay(portrait, clothOf(letters, portrait), -ABOVE);
  const band = new Cloth(WIDTH, BAND);
  const border = borderOf(letters);
  band.lay(border, (WIDTH - (border.width - CELL) * THREAD) / 2, 0, THREAD);
  const column = (x: number) => ({ across: x / WIDTH, top: 0, rows: BAND, light: 0.84 });
  lay({ width: WIDTH, height: BAND, box: [0, 0, WIDTH, BAND], shade: 0, column }, band, HEIGHT - FOOT - BAND);

  let size = 112;
  let rows: string[];
  do {
    size -= 4;
    context.font = display(size);
    rows = wrap(context, title, 560);
  } while (size > 40 && rows.length > 3);
  rows.forEach((row, at) => context.fillText(row, MARGIN, 44 + size * (0.85 + at * 0.94)));
  context.fillStyle = colour('shea');
  context.font = text(30);
  lines.forEach((line, at) => context.fillText(line, MARGIN, HEIGHT - FOOT + 54 + at * 42, 700));
  context.translate(WIDTH - MARGIN - 200, HEIGHT - FOOT + 38);
  context.scale(0.5, 0.5);
  context.fill(new Path2D(wordmark), 'evenodd');
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/jpeg', 0.9),
  );
}
