import type { Page } from '@playwright/test';
import { content } from '../src/testing/content';
import { control, controlsOn, type Control } from './support/controls';
import { open } from './support/open';
import { press } from './support/press';
import { routes } from './support/routes';
import { expect, test } from './support/test';

// Every link and button a visitor can see is pressed, on every page: none does nothing.

const paths = [...routes.map(({ path }) => path), '/no-such-page'];
const { links } = content<{ links: unknown[] }>('navigation.yaml');
const words = content<Record<'openMenu' | 'closeMenu' | 'menu', string>>('interface.yaml');

/** Presses one after the other and names all that fail; after a failure the page is opened anew. */
async function pressAll(page: Page, path: string, all: Control[], one: typeof press): Promise<void> {
  const faults: string[] = [];
  for (const pressed of all) {
    try {
      await test.step(pressed.name, () => one(page, pressed));
    } catch (fault) {
      faults.push(`${path}, ${pressed.name}: ${fault instanceof Error ? fault.message : String(fault)}`);
      await open(page, path);
    }
  }
  expect(faults).toEqual([]);
}

// A failure names its control, and a trace of some hundred presses costs more time than they do.
test.use({
  actionTimeout: 5_000,
  navigationTimeout: 10_000,
  trace: 'off',
  contextOptions: { reducedMotion: 'reduce' },
});
// A walk is as long as the page has controls.
test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ quiet }, { title }) => {
  if (title.startsWith('/no-such-page')) quiet.expect(/404/);
});

for (const path of paths) {
  test(`${path} has no dead control`, async ({ page }) => {
    await open(page, path);
    const all = await controlsOn(page);
    // The bar, the footer and the skip link are on every page.
    expect(all.length).toBeGreaterThan(30);
    await pressAll(page, path, all, press);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of paths) {
    test(`${path} has no dead control in its header and its menu`, async ({ page }) => {
      await open(page, path);
      const bar = (await controlsOn(page)).filter(({ name }) => name.startsWith('header'));
      expect(bar.map(({ opens }) => opens)).toContain('menu');
      await pressAll(page, path, bar, press);

      const toggle = page.getByRole('button', { name: words.openMenu });
      const menu = page.getByRole('dialog', { name: words.menu });
      await toggle.click();
      const inMenu = (await controlsOn(page)).filter(({ name }) => name.startsWith('dialog'));
      // The links of the navigation, the way home, the call to action and the close button.
      expect(inMenu).toHaveLength(links.length + 3);
      await page.keyboard.press('Escape');
      await pressAll(page, path, inMenu, async (_, pressed) => {
        await toggle.click();
        await expect(menu).toBeVisible();
        if (pressed.href !== null) await press(page, pressed);
        else await control(page, pressed).click();
        await expect(menu).toBeHidden();
        if (pressed.href === null) await expect(toggle).toBeFocused();
      });
    });
  }
});
