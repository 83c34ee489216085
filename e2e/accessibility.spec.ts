import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { heroOf, paths } from '../src/testing/routes';
import { menuOf } from './support/menu';
import { expect, test } from './support/test';

const widths = [320, 390, 768, 1440];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What axe finds. The pages have no frames: without `setLegacyMode` axe would open a page to gather results from them. */
async function axeProblems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

for (const path of paths) {
  test(`${path} passes axe at ${widths.join(', ')} px`, async ({ page, consoleOutput }) => {
    // Four widths.
    test.slow();
    if (path === '/no-such-page') consoleOutput.allow(/404/);
    const { name = '', headline } = heroOf(path);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      name ? `${name}: ${headline}` : headline,
    );
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await axeProblems(page), `${width} px`).toEqual([]);
    }
  });
}

test('the open menu passes axe', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await menuOf(page).toggle.click();
  expect(await axeProblems(page)).toEqual([]);
});
