/** @jest-environment node */
import sharp from 'sharp';
import { content } from '../../testing/content';
import { contrast } from '../../testing/contrast';
import { pageCloths } from '../../weave/pageCloths';
import { cardSvg, drawCard, placeHeadline } from './card';
import { displayLettering } from './lettering';
import { cardSize, margin } from './scene';
import { posters, sceneOf } from './scenes';

const lettering = displayLettering(process.cwd());
const pages = ['index', 'about', 'services', 'awards', 'films', 'academy', 'media-hub', 'contact', 'work-with-us'].map(
  (name) => content<{ name: string; colourway: string; hero: { headline: string } }>(`pages/${name}.yaml`),
);
const posterOf = (colourway: string) => {
  const scene = sceneOf(colourway);
  if (!scene) throw new Error(`${colourway} has no poster`);
  return scene;
};

test('every colourway has a poster, but that of the not-found page', () => {
  expect([...posters, 'notFound'].sort()).toEqual(Object.keys(pageCloths).sort());
});

test.each(posters)('%s: headline and wordmark stand out from the ground', (name) => {
  const { type, mark, ground } = posterOf(name);
  // What WCAG 2.2 asks of large type (1.4.3) and of graphics (1.4.11).
  expect(contrast(type, ground)).toBeGreaterThanOrEqual(3);
  expect(contrast(mark, ground)).toBeGreaterThanOrEqual(3);
});

test.each(pages)('$name: no word stands on cloth, or near the edge', ({ colourway, hero }) => {
  const scene = posterOf(colourway);
  for (const { line, size, x, y } of placeHeadline(hero.headline, scene, lettering)) {
    const right = x + lettering.set(line, size).width;
    const top = y - lettering.capHeight * size;
    expect(x).toBeGreaterThanOrEqual(margin - 4);
    expect(right).toBeLessThanOrEqual(cardSize.width - margin);
    expect(top).toBeGreaterThanOrEqual(margin);
    expect(y).toBeLessThanOrEqual(cardSize.height - margin);
    let covered = 0;
    for (let across = x; across <= right + 8; across += 4) {
      for (let down = top; down <= y; down += 4) covered += scene.paint(across, down) ? 1 : 0;
    }
    expect(covered).toBe(0);
  }
});

test('holds no text: every letter is an outline', () => {
  const scene = posterOf('academy');
  const words = { headline: 'Learn by making', name: 'Academy' };
  expect(cardSvg(words, scene, lettering)).not.toMatch(/<text|font/);
  const without = cardSvg({ headline: words.headline }, scene, lettering);
  expect(cardSvg(words, scene, lettering).match(/<path/g)).toHaveLength((without.match(/<path/g) ?? []).length + 1);
});

test('is 1200 × 630, and the same words give the same bytes', async () => {
  const draw = () => drawCard({ headline: 'Media Hub' }, posterOf('mediaHub'), lettering);
  const [one, again] = [await draw(), await draw()];
  expect(await sharp(one).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(one.equals(again)).toBe(true);
});
