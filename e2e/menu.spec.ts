import { content } from '../src/testing/content';
import { menuOf } from './support/menu';
import { goTo, open } from './support/open';
import { expect, test } from './support/test';
import { wheelUntil } from './support/wheel';

const words = content<Record<'openMenu' | 'closeMenu', string>>('interface.yaml');
const { links, callToAction } = content<{
  links: Array<{ label: string }>;
  callToAction: { label: string };
}>('navigation.yaml');

test.use({ pictures: 'empty', viewport: { width: 390, height: 844 } });

test.describe('the open menu', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/about');
    await menuOf(page).toggle.click();
    await expect(menuOf(page).sheet).toBeVisible();
  });

  test('holds the keyboard and the page behind; its button and Escape close it in place', async ({ page }) => {
    const { toggle, sheet } = menuOf(page);
    const button = (name: string, expanded: boolean) => page.getByRole('button', { name, exact: true, expanded });
    await expect(button(words.closeMenu, true)).toHaveAttribute(
      'aria-controls',
      (await sheet.getAttribute('id')) ?? '',
    );
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
      const outside = await page.evaluate(() => {
        const active = document.activeElement;
        return active !== document.body && !active?.closest('#menu');
      });
      expect(outside).toBe(false);
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
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

  test('stays open at a press beside its links, and Escape closes it then', async ({ page }) => {
    const { toggle, sheet } = menuOf(page);
    const box = await sheet.boundingBox();
    await page.mouse.click(200, (box?.y ?? 0) + 2);
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(toggle).toBeFocused();
  });

  test('closes by a link, also one to the page it is on, and by Back from an open menu', async ({ page }) => {
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
    await expect(page.locator('main')).not.toHaveAttribute('inert');
    const current = sheet.locator('[aria-current=page]').first();
    if ((await current.count()) === 0) return;
    await toggle.click();
    await current.click();
    await expect(sheet).toBeHidden();
    await expect(toggle).toBeFocused();
    await expect(page).toHaveURL('/about');
  });

  test('growing to a desktop window closes it, and the page answers again', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(menuOf(page).sheet).toBeHidden();
    await wheelUntil(page, 1200, async () => expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0));
    await goTo(page, '/films');
  });

  test('on a phone laid on its side every link is in the window', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    for (const { label } of [...links, callToAction]) {
      await expect(menuOf(page).sheet.getByText(label, { exact: true })).toBeInViewport({
        ratio: 1,
      });
    }
  });
});

test('while it is closed neither a search nor a link to a text (`#:~:text=`) finds anything in it', async ({
  page,
}) => {
  await page.goto('/about');
  // If it were hidden in another way, the browser would open it shortly after loading.
  await expect(menuOf(page).sheet).toHaveCSS('display', 'none');
});

test('it is closed when the browser brings the page back', async ({ page }) => {
  await open(page, '/about');
  await menuOf(page).toggle.click();
  await expect(menuOf(page).sheet).toBeVisible();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(menuOf(page).sheet).toBeHidden();
});
