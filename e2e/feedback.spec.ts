import type { Page } from '@playwright/test';
import { fill } from '../src/lib/fill';
import { content } from '../src/testing/content';
import { axeProblems } from './support/axe';
import { open, stayUntouched } from './support/open';
import { expect, test } from './support/test';
import { setTextSize } from './support/textSize';

// Controls without a destination. The tests of their components check when the tooltip and the toast open and close.

const { comingSoon, toasts } = content<Queries.Interface>('interface.yaml');
const { social, legal } = content<Queries.Navigation>('navigation.yaml');
const placeholder = [...social, ...legal].find(({ to }) => !to);

/** A link of the footer without a destination. */
const control = (page: Page) => page.getByRole('link', { name: placeholder?.label, exact: true });
const toastOn = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: fill(comingSoon.toast, { control: placeholder?.label ?? '' }) });
const tipOn = (page: Page) => page.getByRole('tooltip', { name: comingSoon.title });

test.describe('a link without a destination', () => {
  test.skip(!placeholder, 'Every link of the footer has a destination.');

  test('shows a tooltip that stays open while the pointer is on it', async ({ page }) => {
    await open(page, '/films');
    await control(page).hover();
    await expect(tipOn(page)).toBeInViewport({ ratio: 1 });
    expect(await axeProblems(page, '[role=tooltip]')).toEqual([]);
    // On its way to the tooltip the pointer leaves the control.
    const [from, to] = [await control(page).boundingBox(), await tipOn(page).boundingBox()];
    if (!from || !to) throw new Error('no box');
    const middle = (box: typeof from) => [box.x + box.width / 2, box.y + box.height / 2] as const;
    await page.mouse.move(...middle(to), { steps: Math.ceil(Math.abs(middle(to)[1] - middle(from)[1])) });
    await expect(tipOn(page)).toBeVisible();
  });

  test('opens a toast in the corner; Alt+T and Tab lead to it, and back', { tag: '@browsers' }, async ({ page }) => {
    await open(page, '/films');
    const toast = toastOn(page);
    await control(page).focus();
    await page.keyboard.press('Enter');
    await expect(tipOn(page)).toBeHidden();
    await expect(toast).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveURL('/films');
    const box = await toast.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1440 - 40);
    // axe ignores elements that are still transparent.
    await expect(toast).toHaveCSS('opacity', '1');
    expect(await axeProblems(page, '[data-sonner-toaster]')).toEqual([]);
    await page.keyboard.press('Alt+t');
    await page.keyboard.press('Tab');
    await expect(toast).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(toast.getByRole('button', { name: toasts.dismiss })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast).toHaveCount(0);
    await expect(control(page)).toBeFocused();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('shows a tooltip that lets presses through', async ({ page }) => {
      await page.goto('/films');
      await control(page).focus();
      await expect(tipOn(page)).toBeInViewport({ ratio: 1 });
      const isHit = tipOn(page).evaluate((tip) => {
        const { left, top } = tip.getBoundingClientRect();
        return tip.contains(document.elementFromPoint(left + 8, top + 8));
      });
      expect(await isHit).toBe(false);
    });
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    test.beforeEach(({ page }) => stayUntouched(page));

    test('shows a toast at the lower edge on the first tap, and no tooltip', async ({ page }) => {
      await page.goto('/films');
      await control(page).tap();
      const toast = toastOn(page);
      const lowerEdge = async () => {
        const box = await toast.boundingBox();
        return box && [Math.round(box.y + box.height), box.width];
      };
      await expect.poll(lowerEdge).toEqual([824, 350]);
      await expect(tipOn(page)).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(toast).toHaveCount(0);
    });
  });
});

const { actions } = content<Queries.LandingPage>('pages/index.yaml').hero;
const linking = actions?.find(({ to, soonLinks }) => !to && soonLinks);

test('the keyboard scrolls a toast that is too high for the window at 200 % text size', async ({ page }) => {
  test.skip(!linking, 'No button of the first screen names a page.');
  await page.setViewportSize({ width: 320, height: 400 });
  await open(page, '/');
  await setTextSize(page, 32);
  await page.getByRole('button', { name: linking?.label, exact: true }).click();
  const toast = page.locator('[data-sonner-toast]');
  const text = toast.locator('[data-content]');
  await expect.poll(() => text.evaluate((part) => part.scrollHeight - part.clientHeight)).toBeGreaterThan(0);
  await toast.focus();
  const end = toast.getByRole('link').last();
  await expect(async () => {
    await page.keyboard.press('PageDown');
    await expect(end).toBeInViewport({ ratio: 0.9, timeout: 200 });
  }).toPass();
  await expect(toast).toBeFocused();
});
