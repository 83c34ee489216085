/** @jest-environment node */
import sharp from 'sharp';
import { shareCards } from '../../src/content/shareCards/shareCards';
import { contrast } from '../../src/testing/contrast';
import { drawCard } from './card';
import { DisplayFont } from './displayFont';

const { backgrounds, folder } = shareCards;
const font = new DisplayFont(shareCards.fonts);
const page = { headline: 'Take the other end of the cloth', name: 'Media Hub' };

test.each(Object.keys(backgrounds))(
  '%s: words stand on one plain ink, clear of the edges, and stand out',
  async (colourway) => {
    const card = await drawCard({ ...page, colourway }, font, shareCards);
    expect(await sharp(card).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const pixelsOf = (picture: Buffer | string = '') => sharp(picture).removeAlpha().raw().toBuffer();
    const [drawn, plain] = [await pixelsOf(card), await pixelsOf(`${folder}/${colourway}.webp`)];
    const grounds = new Set<string>();
    for (let at = 0; at < 1200 * 630; at += 1) {
      if (drawn.compare(plain, at * 3, at * 3 + 3, at * 3, at * 3 + 3) === 0) continue;
      const [x, y] = [at % 1200, Math.floor(at / 1200)];
      const edge = x < 60 || x > 1140 || y < 60 || y > 600;
      grounds.add(edge ? `the edge at ${x}, ${y}` : `#${plain.toString('hex', at * 3, at * 3 + 3)}`);
    }
    const [ground = ''] = grounds;
    expect([...grounds]).toEqual([expect.stringMatching(/^#/)]);
    const { text = ground, mark = ground } = backgrounds[colourway] ?? {};
    // WCAG 2.2: large type (1.4.3) and graphics (1.4.11).
    for (const colour of [text, mark]) expect(contrast(colour, ground)).toBeGreaterThanOrEqual(3);
  },
);
