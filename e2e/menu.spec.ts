import { content } from '../src/testing/content';
import { holdBack } from './support/gate';
import { open } from './support/open';
import { expect, test } from './support/test';

const words = content<Record<'openMenu' | 'closeMenu' | 'menu', string>>('interface.yaml');
const { links, callToAction } = content<{
  links: Array<{ label: string; to: string }>;
  callToAction: { label: string; to: string };
}>('navigation.yaml');

test.use({ viewport: { width: 390, height: 844 } });

test.describe('with scripts', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/about');
    await page.getByRole('button', { name: words.openMenu }).click();
    await expect(page.locator('dialog#menu:modal')).toBeVisible();
  });

  test('focus goes into the menu and comes back to the toggle on Escape', async ({ page }) => {
    const menu = page.getByRole('dialog', { name: words.menu });
    await expect(menu.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    const toggle = page.getByRole('button', { name: words.openMenu });
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('the same place closes it', async ({ page }) => {
    const close = page.getByRole('button', { name: words.closeMenu });
    const place = await close.boundingBox();
    await close.click();
    await expect(page.locator('dialog#menu')).toBeHidden();
    const toggle = await page.getByRole('button', { name: words.openMenu }).boundingBox();
    expect(Math.abs((place?.y ?? 0) - (toggle?.y ?? 99))).toBeLessThanOrEqual(1);
    const right = (box: typeof place) => (box ? box.x + box.width : 0);
    expect(Math.abs(right(place) - right(toggle))).toBeLessThanOrEqual(1);
  });

  test('the page behind is inert and does not scroll', async ({ page }) => {
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 1200);
    await page.keyboard.press('End');
    for (let step = 0; step < 24; step += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const active = document.activeElement;
        return active !== document.body && !active?.closest('dialog');
      });
      expect(outside).toBe(false);
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('choosing a link closes it and goes there', async ({ page }) => {
    const link = links.find(({ to }) => to === '/films');
    await page
      .getByRole('dialog')
      .getByRole('link', { name: link?.label ?? '' })
      .click();
    await expect(page).toHaveURL('/films');
    await expect(page.locator('dialog#menu')).toBeHidden();
  });

  test('choosing the page one is on closes it too', async ({ page }) => {
    await page.getByRole('dialog').locator('[aria-current=page]').click();
    await expect(page.locator('dialog#menu')).toBeHidden();
    await expect(page).toHaveURL('/about');
  });

  test('growing to a desktop window closes it, and the page answers again', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.locator('dialog#menu')).toBeHidden();
    await page.mouse.wheel(0, 1200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await page.getByRole('banner').locator('a[href="/films"]').first().click();
    await expect(page).toHaveURL('/films');
  });
});

test('a menu opened before the scripts came is the same menu afterwards', async ({ page }) => {
  const scripts = await holdBack(page, /\.js$/);
  await page.goto('/about', { waitUntil: 'commit' });
  await page.getByRole('button', { name: words.openMenu }).click();
  const menu = page.locator('dialog#menu');
  await expect(menu).toBeVisible();
  scripts.release();
  await expect(page.locator('dialog#menu:modal')).toBeVisible();
  await page.getByRole('button', { name: words.closeMenu }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: words.openMenu })).toHaveAttribute('aria-expanded', 'false');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, closes on Escape and on the toggle’s place, and its links lead on', async ({ page }) => {
    await page.goto('/about');
    const menu = page.locator('dialog#menu');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: words.openMenu }).click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: words.openMenu }).click();
    await page.getByRole('button', { name: words.closeMenu }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: words.openMenu }).click();
    await expect(menu.getByRole('link')).toHaveCount(links.length + 2);
    await menu.getByRole('link', { name: callToAction.label }).click();
    await expect(page).toHaveURL(callToAction.to);
  });
});
