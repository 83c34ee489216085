import AxeBuilder from '@axe-core/playwright';
import { routes } from './support/routes';
import { expect, test } from './support/test';

const paths = [...routes.map(({ path }) => path), '/no-such-page'];

for (const width of [320, 390, 768, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of paths) {
      test(`${path} passes axe and does not scroll sideways`, async ({ page, quiet }) => {
        if (path === '/no-such-page') quiet.expect(/404/);
        await page.goto(path);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
      });
    }
  });
}
