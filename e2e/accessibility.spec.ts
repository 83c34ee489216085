import AxeBuilder from '@axe-core/playwright';
import { routes } from '../src/testing/routes';
import { unreadable } from './support/legible';
import { expect, test } from './support/test';

const paths = [...routes.map(({ path }) => path), '/no-such-page'];
const widths = [320, 390, 768, 1440];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of paths) {
  test(`${path} passes axe and has every word in the window at ${widths.join(', ')} px`, async ({ page, quiet }) => {
    // Four pages in one.
    test.slow();
    if (path === '/no-such-page') quiet.expect(/404/);
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      // The page clips what is wider than the window: no scroll bar would tell.
      expect.soft(await unreadable(page), `${width} px`).toEqual([]);
      // The pages have no frames: no second page is opened to gather what was found in them.
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode()
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      const problems = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      expect.soft(problems, `${width} px`).toEqual([]);
    }
  });
}
