import type { Locator, Page } from '@playwright/test';
import { content } from '../src/testing/content';
import { axeProblems } from './support/axe';
import { menuOf } from './support/menu';
import { goTo, open } from './support/open';
import { expect, test } from './support/test';

const words = content<Record<'openMenu' | 'closeMenu' | 'mainNavigation', string>>('interface.yaml');
const { links, callToAction } = content<Queries.Navigation>('navigation.yaml');

// Reduced motion, because the menu's links would fade in, and axe would measure the contrast of half-transparent text.
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

/** Turns the wheel until `check` passes. A single turn could come before the page or the menu can scroll, and would be lost. */
const wheelUntil = (page: Page, px: number, check: () => Promise<void>) =>
  expect(async () => {
    await page.mouse.wheel(0, px);
    await check();
  }).toPass();

test.beforeEach(async ({ page }) => {
  await open(page, '/about');
  // `display: none` is needed: otherwise the browser's search or a link to a text (`#:~:text=`) could open the menu.
  await expect(menuOf(page).sheet).toHaveCSS('display', 'none');
  await menuOf(page).toggle.click();
  await expect(menuOf(page).sheet).toBeVisible();
});

test('keeps the focus inside and the page still; its button and Escape close it', async ({ page }) => {
  const { toggle, sheet } = menuOf(page);
  const button = (name: string, expanded: boolean) => page.getByRole('button', { name, exact: true, expanded });
  await expect(button(words.closeMenu, true)).toHaveAttribute('aria-controls', (await sheet.getAttribute('id')) ?? '');
  // ARIA allows neither a role nor a state on a `<summary>`.
  await expect(page.locator('summary:is([role], [aria-expanded])')).toHaveCount(0);
  expect(await axeProblems(page, 'header')).toEqual([]);
  const right = async () => {
    const box = await toggle.boundingBox();
    return box && [box.y, box.x + box.width];
  };
  const place = await right();
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 1200);
  await page.keyboard.press('End');
  for (let step = 0; step < links.length + 6; step += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':not(body, #menu, #menu *):focus')).toHaveCount(0);
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  // A press inside the menu, next to its links, does not close it.
  await page.mouse.click(200, ((await sheet.boundingBox())?.y ?? 0) + 2);
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(toggle).toBeFocused();
  await expect(button(words.openMenu, false)).toBeVisible();
  expect(await right()).toEqual(place);
  await toggle.click();
  await expect(sheet).toBeVisible();
  await toggle.click();
  await expect(sheet).toBeHidden();
});

test('closes on a link (also to its own page), on Back, and in a restored page', async ({ page }) => {
  const { toggle, sheet } = menuOf(page);
  const link = sheet.getByRole('link').last();
  const to = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(to);
  await expect(sheet).toBeHidden();
  await toggle.click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(sheet).toBeHidden();
  // The link that was pressed is hidden now.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
  await toggle.click();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(sheet).toBeHidden();
  const current = sheet.locator('[aria-current=page]').first();
  if ((await current.count()) === 0) return;
  await toggle.click();
  await current.click();
  await expect(sheet).toBeHidden();
  await expect(toggle).toBeFocused();
  await expect(page).toHaveURL('/about');
});

test('closes on a close request of the system, and leaves later ones to the browser', async ({ page }) => {
  const { toggle, sheet } = menuOf(page);
  // The request is Back on Android, and Escape here. The menu's own listener does not get the key, only its CloseWatcher.
  await page.evaluate(() => addEventListener('keydown', (event) => event.stopImmediatePropagation(), true));
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(toggle).toBeFocused();
  await expect(page).toHaveURL('/about');
  await toggle.click();
  await expect(sheet).toBeVisible();
  await toggle.click();
  await expect(sheet).toBeHidden();
  await toggle.blur();
  await page.keyboard.press('Escape');
  await expect(toggle).not.toBeFocused();
});

test('shows every link on a phone in landscape; a desktop window closes it and the page scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const { label } of [...links, callToAction])
    await expect(menuOf(page).sheet.getByText(label, { exact: true })).toBeInViewport({ ratio: 1 });
  const { label = '' } = links.at(-1) ?? {};
  await menuOf(page).sheet.getByText(label, { exact: true }).focus();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(menuOf(page).sheet).toBeHidden();
  const bar = page.getByRole('navigation', { name: words.mainNavigation });
  await expect(bar.getByText(label, { exact: true })).toBeFocused();
  await wheelUntil(page, 1200, async () => expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0));
  await goTo(page, '/films');
});

test('can be scrolled to its last link at a zoom of 400 %, and closed', async ({ page }) => {
  // The size in CSS pixels of a window of 1280 × 1024 px at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  // In such a window the bar scrolls away.
  await expect(page.locator('header')).toHaveCSS('position', 'absolute');
  const { toggle, sheet } = menuOf(page);
  await page.mouse.move(160, 200);
  const inView = (part: Locator) => () => expect(part).toBeInViewport({ ratio: 1, timeout: 1000 });
  await wheelUntil(page, 2000, inView(sheet.getByText(callToAction.label, { exact: true })));
  await wheelUntil(page, -2000, inView(toggle));
  await toggle.click();
  await expect(sheet).toBeHidden();
});
