import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** The pictures the fixture names, with their sizes. */
const sizes: Readonly<Record<string, readonly [number, number]>> = {
  'share.png': [1200, 630],
  'hero.webp': [1600, 900],
  'hero-portrait.webp': [1000, 1250],
  'scene.webp': [1600, 1200],
  'emblem.webp': [800, 800],
  'cover.webp': [800, 800],
  'poster.webp': [800, 1200],
  'city.webp': [800, 600],
};

/** A small SVG mark. */
export const mark = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><path d="M0 0h60v60z"/></svg>';

/** A picture of one colour. */
export const picture = (width: number, height: number, format: 'webp' | 'png' | 'jpeg' | 'gif'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#F4AE1A' } })
    .toFormat(format)
    .toBuffer();

/** The fixture's pictures, drawn once for all sites. */
let drawn: Promise<readonly (readonly [string, Buffer])[]> | undefined;
const draw = (): NonNullable<typeof drawn> =>
  (drawn ??= Promise.all(
    Object.entries(sizes).map(
      async ([name, [width, height]]) =>
        [name, await picture(width, height, name.endsWith('.png') ? 'png' : 'webp')] as const,
    ),
  ));

const fixture = join(process.cwd(), 'src/build/content/testing/fixture');

/** The page files a complete site has. */
const pages = [
  'index',
  'about',
  'services',
  'awards',
  'films',
  'academy',
  'media-hub',
  'contact',
  'work-with-us',
  '404',
];

/**
 * Makes a small, complete site without a fault in a folder of its own.
 *
 * @returns the root of the site; the caller removes it
 */
export const makeSite = async (): Promise<string> => {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(fixture, join(root, 'data'), { recursive: true });
  mkdirSync(join(root, 'data/images'));
  for (const [name, bytes] of await draw()) writeFileSync(join(root, 'data/images', name), bytes);
  writeFileSync(join(root, 'data/images/mark.svg'), mark);
  mkdirSync(join(root, 'src/pages'), { recursive: true });
  for (const page of pages) writeFileSync(join(root, 'src/pages', `${page}.tsx`), 'export default () => null;\n');
  return root;
};

/** Writes a file of a site, its folder included; `undefined` removes it. */
export const putFile = (root: string, file: string, content: string | Buffer | undefined): void => {
  const path = join(root, file);
  if (content === undefined) {
    rmSync(path);
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
};
