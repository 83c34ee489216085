import AxeBuilder from '@axe-core/playwright';
import { routes } from '../src/testing/routes';
import { sideways } from './support/legible';
import { expect, test } from './support/test';

const paths = [...routes.map(({ path }) => path), '/no-such-page'];
const widths = [320, 390, 768, 1440];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of paths) {
  test(`${path} passes axe and does not scroll sideways at ${widths.join(', ')} px`, async ({ page, quiet }) => {
    // Four pages in one.
    test.slow();
    if (path === '/no-such-page') quiet.expect(/404/);
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await sideways(page), `${width} px`).toBe(0);
      // The pages have no frames: no second page is opened to gather what was found in them.
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode()
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      expect.soft(faults, `${width} px`).toEqual([]);
    }
  });
}
