import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { content } from '../src/testing/content';
import { heroOf, paths } from '../src/testing/routes';
import { formContent, formOn, places } from './support/forms';
import { menuOf } from './support/menu';
import { textOverflow } from './support/textOverflow';
import { expect, test } from './support/test';

const words = content<Record<string, string> & { forms: Record<'required' | 'optional', string> }>('interface.yaml');
const widths = [320, 390, 768, 1440];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What axe finds. The pages have no frames: without `setLegacyMode` axe would open a page to gather results from them. */
async function axeProblems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** A line of an aria snapshot, which is YAML: a role with a name. */
const line = (role: string, name = '') => `- '${`${role} ${JSON.stringify(name)}`.replaceAll("'", "''")}'`;

for (const path of paths) {
  test(`${path} has its landmarks, passes axe, and no text overflows, at ${widths.join(', ')} px`, async ({
    page,
    consoleOutput,
  }) => {
    // Four pages in one.
    test.slow();
    if (path === '/no-such-page') consoleOutput.allow(/404/);
    const { name = '', headline } = heroOf(path);
    await page.goto(path);
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      ${line('link', words.skipToContent)}
      - banner:
        ${line('link', words.homeLink)}
        ${line('navigation', words.mainNavigation)}
      - main:
        ${line('heading', name + headline)}
      - contentinfo:
        ${line('navigation', words.footerNavigation)}
        ${line('navigation', words.socialNavigation)}
        ${line('navigation', words.legalNavigation)}
    `);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      // The page clips what is wider than the window: no scroll bar would show it.
      expect.soft(await textOverflow(page), `${width} px`).toEqual([]);
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

for (const [key, path] of Object.entries(places)) {
  test(`the fields of the ${key} form are named by their labels, in order`, async ({ page }) => {
    const { inputs, submit } = formContent(key);
    const fields = inputs.map(({ type, label, required }) =>
      line(
        type === 'select' ? 'combobox' : 'textbox',
        `${label} ${required ? words.forms.required : words.forms.optional}`,
      ),
    );
    await page.goto(path);
    await expect(formOn(page, key)).toMatchAriaSnapshot([...fields, line('button', submit)].join('\n'));
  });
}
