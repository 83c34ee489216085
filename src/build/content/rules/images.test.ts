/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fault } from '../fault';
import { contentOf } from '../testing/content';
import { said } from '../testing/said';
import { mark, picture, putFile } from '../testing/site';
import { images, unnamedPictures } from './images';

// A machine that is busy with a build takes its time to draw pictures.
jest.setTimeout(60_000);

const sdl = `
type Film { title: String image: Image mark: File }
type AboutPage { hero: Hero mark: File }
type Hero { image: Image }
type Image { file: File! portrait: File alt: String }
`;

describe('pictures', () => {
  let root: string;
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'images-'));
    putFile(root, 'data/images/poster.webp', await picture(800, 1200, 'webp'));
    putFile(root, 'data/images/scene.png', await picture(1600, 900, 'png'));
    putFile(root, 'data/images/upright.jpg', await picture(1000, 1250, 'jpeg'));
    putFile(root, 'data/images/moving.gif', await picture(800, 1200, 'gif'));
    putFile(root, 'data/images/broken.webp', 'not a picture');
    putFile(root, 'data/images/mark.svg', mark);
    putFile(root, 'data/posters/poster.webp', await picture(800, 1200, 'webp'));
  });
  afterAll(() => rmSync(root, { recursive: true }));

  /** What is said about content, in a site that has the pictures named and no others. */
  const faultsOf = async (
    texts: Readonly<Record<string, string>>,
    pictures: readonly string[],
  ): Promise<readonly Fault[]> =>
    images(contentOf(sdl, texts, { root, names: [...Object.keys(texts), ...pictures] }).content);
  const inFilm = async (path: string, picture?: string): Promise<string[]> =>
    said(await faultsOf({ 'films.yaml': `- image:\n    file: ${path}\n` }, picture === undefined ? [] : [picture]));

  it('fit their use, wherever they are named', async () => {
    const texts = {
      'films.yaml': '- image:\n    file: images/poster.webp\n  mark: ./images/mark.svg\n  title: images/none.webp\n',
      'pages/about.yaml':
        'hero:\n  image:\n    file: ../images/scene.png\n    portrait: ../images/upright.jpg\nmark: ../images/mark.svg\n',
    };
    const named = ['images/poster.webp', 'images/mark.svg', 'images/scene.png', 'images/upright.jpg'];
    expect(await faultsOf(texts, [...named, 'schema.graphql'])).toEqual([]);
  });

  it.each([
    [
      'there is no such file',
      'images/postre.webp',
      'images/poster.webp',
      '2:11 there is no picture "images/postre.webp"; did you mean "images/poster.webp"?',
    ],
    ['there is none like it', 'film.jpg', 'films.jpg', '2:11 there is no picture "film.jpg"'],
    [
      'it is at another site',
      'https://a.example/b.webp',
      undefined,
      '2:11 "https://a.example/b.webp" is not a path inside data/images; expected the path of a picture in data/images, seen from this file',
    ],
    [
      'it is an address',
      '/images/poster.webp',
      'images/poster.webp',
      '2:11 "/images/poster.webp" is not a path inside data/images; expected the path of a picture in data/images, seen from this file',
    ],
    [
      'it is in another folder',
      'posters/poster.webp',
      'posters/poster.webp',
      '2:11 "posters/poster.webp" is not in data/images; expected pictures in data/images alone',
    ],
    [
      'it cannot be read',
      'images/broken.webp',
      'images/broken.webp',
      '2:11 the file is not a picture that can be read; export it anew',
    ],
    [
      'it is of the past',
      'images/moving.gif',
      'images/moving.gif',
      '2:11 a picture in the format gif is not prepared for screens; expected WebP, PNG, JPEG or AVIF',
    ],
    [
      'it is a drawing',
      'images/mark.svg',
      'images/mark.svg',
      '2:11 a picture in the format svg is not prepared for screens; expected WebP, PNG, JPEG or AVIF',
    ],
    [
      'it has another shape',
      'images/scene.png',
      'images/scene.png',
      '2:11 the picture is 1600 × 900 pixels; expected 2 to 3, at least 800 pixels wide',
    ],
  ])('are faults where %s', async (_name, path, name, fault) => {
    const faults = await inFilm(path, name);
    expect(faults).toEqual([fault]);
  });

  it('are sought from the file that names them', async () => {
    const texts = {
      'pages/about.yaml': 'hero:\n  image:\n    file: ../images/scene.pgn\n    portrait: ../images/scene.png\n',
    };
    expect(said(await faultsOf(texts, ['images/scene.png']))).toEqual([
      '3:11 there is no picture "../images/scene.pgn"; did you mean "../images/scene.png"?',
      '4:15 the picture is 1600 × 900 pixels; expected higher than wide, at least 1000 pixels wide',
    ]);
  });

  it('are drawings where a mark is asked for', async () => {
    const faults = said(await faultsOf({ 'pages/about.yaml': 'mark: ../images/scene.png\n' }, ['images/scene.png']));
    expect(faults).toEqual(['1:7 "mark" is a png picture; expected an SVG']);
  });

  it('are let be where something else is wrong already', async () => {
    expect(await inFilm("''")).toEqual([]);
    expect(await inFilm("' '")).toEqual([]);
    expect(await inFilm('404')).toEqual([]);
  });

  it('are named, or there is a warning', () => {
    const names = ['films.yaml', 'images/poster.webp', 'images/scene.png', 'images/sub/a.webp'];
    const { content } = contentOf(sdl, { 'films.yaml': '- image:\n    file: images/poster.webp\n' }, { root, names });
    expect(unnamedPictures(content)).toEqual(
      names.slice(2).map((name) => ({
        file: `data/${name}`,
        line: 1,
        column: 1,
        message: 'no entry names this picture',
        suggestion: 'remove it, or name it where it belongs',
        severity: 'warning',
      })),
    );
  });
});
