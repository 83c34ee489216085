import { letters as wordmark } from '../../../components/Wordmark/Wordmark';
import { lettersOf } from '../../../lib/letters';
import { Cloth, paint } from '../../../lib/loom';
import { clothOf, drums, weaveBorder } from './drum';

/** The longest name, in letters. */
const LONGEST = 24;

/**
 * Returns the name in a text from an address, which anybody may have written: letters that can be woven, each with at most one mark, spaces,
 * hyphens and apostrophes. All else is left out.
 */
export const nameIn = (text: string): string =>
  (
    text
      .slice(0, 1000)
      .normalize('NFC')
      .match(/\p{L}[\u0300-\u036f]?|[ '’-]/gu) ?? []
  )
    .filter((letter) => letter === ' ' || lettersOf(letter))
    .slice(0, LONGEST)
    .join('')
    .replace(/ +/g, ' ')
    .trim();

/** Reads the part of an address after `#`: `#stand=Ama%20Mensah&award=wiea`. The award may be one that does not exist. */
export function readAddress(hash: string): { readonly name: string; readonly award: string } {
  const values = new URLSearchParams(hash.slice(1));
  return { name: nameIn(values.get('stand') ?? ''), award: values.get('award') ?? '' };
}

/** Returns the address that opens with a name on the drum. */
export const addressOf = (page: string, name: string, award: string): string =>
  `${page}#stand=${encodeURIComponent(nameIn(name))}&award=${award}`;

/** The words of the picture. */
export interface Caption {
  readonly title: string;
  /** Below the drum, one below the other. */
  readonly lines: readonly string[];
}

const [WIDTH, HEIGHT, MARGIN, FOOT] = [1080, 1350, 64, 164];

/** Divides a text into lines that are no wider than the font of the context allows. */
function wrap(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.filter(Boolean);
}

/** Draws the picture that is sent: the question, the drum with the name, the award, and the company's mark. */
export async function pictureOf(name: string, { title, lines }: Caption, source: string): Promise<Blob> {
  const picture = Object.assign(new Image(), { src: source });
  const [display, text] = ['h2', 'body'].map(
    (each) => getComputedStyle(document.querySelector(each) ?? document.body).fontFamily,
  );
  // Only the first family: the others are names for fonts of the machine, and `load` fails if one is missing.
  const [first, second] = [display, text].map((families) => families?.split(',')[0]);
  await Promise.all([
    picture.decode(),
    document.fonts.load(`700 99px ${first}`, title),
    document.fonts.load(`600 30px ${second}`, lines.join('')),
  ]);
  const colour = (token: string) => getComputedStyle(document.documentElement).getPropertyValue(`--${token}`).trim();
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas');

  const place = drums.portrait;
  const top = HEIGHT - FOOT - place.height + 42;
  context.fillStyle = colour('gold');
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.drawImage(picture, 0, top, place.width, place.height);
  const [left, upper, right, lower] = place.box;
  const letters = lettersOf(name);
  const round = context.getImageData(left, upper + top, right - left, lower - upper);
  paint(round, place, clothOf(letters, place));
  const cloth = new Cloth(WIDTH, 58);
  weaveBorder(cloth, letters, 0);
  const band = context.createImageData(WIDTH, 58);
  const flat = () => ({ across: 0, top: 0, rows: 58, light: 1 });
  paint(band, { ...place, box: [0, 0, WIDTH, 58], shade: 0, column: (x) => ({ ...flat(), across: x / WIDTH }) }, cloth);
  context.putImageData(round, left, upper + top);

  context.fillStyle = colour('night');
  context.fillRect(0, HEIGHT - FOOT, WIDTH, FOOT);
  context.putImageData(band, 0, HEIGHT - FOOT - 29);
  let size = 112;
  let rows: string[];
  do {
    size -= 4;
    context.font = `700 ${size}px ${display}`;
    rows = wrap(context, title, 560);
  } while (size > 40 && rows.length > 3);
  rows.forEach((row, at) => context.fillText(row, MARGIN, 48 + size * (0.85 + at * 0.94)));
  context.fillStyle = colour('shea');
  context.font = `600 30px ${text}`;
  lines.forEach((line, at) => context.fillText(line, MARGIN, HEIGHT - FOOT + 84 + at * 42, 700));
  context.translate(WIDTH - MARGIN - 200, HEIGHT - FOOT + 72);
  context.scale(0.5, 0.5);
  context.fill(new Path2D(wordmark), 'evenodd');
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/jpeg', 0.9),
  );
}

/** Gives a picture to the visitor as a file. Returns the name of the sentence about it. */
export const save = (name: string, picture: () => Promise<Blob>) =>
  picture().then(
    (blob) => {
      const href = URL.createObjectURL(blob);
      Object.assign(document.createElement('a'), { href, download: `${name}.jpg` }).click();
      setTimeout(() => URL.revokeObjectURL(href), 60_000);
      return undefined;
    },
    () => 'failed' as const,
  );

/** Opens the share sheet with the picture and a text with the link, or copies the link. Returns the name of the sentence about it. */
export async function send(link: string, text: string, picture: () => Promise<Blob>) {
  const share = (parts: BlobPart[]) => ({
    files: [new File(parts, 'pams.jpg', { type: 'image/jpeg' })],
    text: `${text} ${link}`,
  });
  try {
    if (navigator.canShare?.(share(['']))) return await navigator.share(share([await picture()])).then(() => undefined);
  } catch (error) {
    // The visitor has closed the share sheet.
    if (error instanceof Error && error.name === 'AbortError') return undefined;
  }
  try {
    await navigator.clipboard.writeText(link);
    return 'copied' as const;
  } catch {
    // The clipboard is missing or not permitted.
    return 'notCopied' as const;
  }
}
