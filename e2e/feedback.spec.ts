import type { Page } from '@playwright/test';
import { fill } from '../src/lib/fill';
import { content } from '../src/testing/content';
import { axeProblems } from './support/axe';
import { open, stayUntouched } from './support/open';
import { expect, test } from './support/test';
import { setTextSize } from './support/textSize';

// Controls without a destination show a tooltip when pointed at or focused, and a toast when pressed. The tests of their components
// check when each opens and closes.

test.use({ pictures: 'empty' });

const words = content<{
  comingSoon: { title: string; toast: string };
  toasts: { dismiss: string };
}>('interface.yaml');
const { title } = words.comingSoon;
const { social, legal } = content<Record<'social' | 'legal', Array<{ label: string; to?: string }>>>('navigation.yaml');
const placeholder = [...social, ...legal].find(({ to }) => !to);

/** A link of the footer without a destination. */
const control = (page: Page) => page.getByRole('link', { name: placeholder?.label, exact: true });
const toastOn = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: fill(words.comingSoon.toast, { control: placeholder?.label ?? '' }) });
const tipOn = (page: Page) => page.getByRole('tooltip', { name: title });

test.describe('a link without a destination', () => {
  test.skip(!placeholder, 'Every link of the footer has a destination.');

  test('has a tooltip that the pointer reaches before it closes', async ({ page }) => {
    await open(page, '/films');
    await control(page).hover();
    await expect(tipOn(page)).toBeInViewport({ ratio: 1 });
    expect(await axeProblems(page, '[role=tooltip]')).toEqual([]);
    const box = await tipOn(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 9, (box?.y ?? 0) + 9, { steps: 20 });
    await expect(tipOn(page)).toBeVisible();
  });

  test(
    'shows a toast that Alt+T reaches; dismissing it gives the focus back',
    { tag: '@browsers' },
    async ({ page }) => {
      await open(page, '/films');
      const toast = toastOn(page);
      await control(page).focus();
      await page.keyboard.press('Enter');
      await expect(tipOn(page)).toBeHidden();
      await expect(toast).toBeInViewport({ ratio: 1 });
      await expect(page).toHaveURL('/films');
      // axe ignores elements that are still transparent.
      await expect(toast).toHaveCSS('opacity', '1');
      expect(await axeProblems(page, '[data-sonner-toaster]')).toEqual([]);
      await page.keyboard.press('Alt+t');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(toast.getByRole('button', { name: words.toasts.dismiss })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(toast).toHaveCount(0);
      await expect(control(page)).toBeFocused();
    },
  );

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    test.beforeEach(({ page }) => stayUntouched(page));

    test('answers the first tap at the lower edge, without a tooltip', async ({ page }) => {
      await page.goto('/films');
      await control(page).tap();
      const lowerEdge = async () => {
        const box = await toastOn(page).boundingBox();
        return box && box.y + box.height;
      };
      await expect.poll(lowerEdge).toBeGreaterThan(800);
      await expect(toastOn(page)).toBeInViewport({ ratio: 1 });
      await expect(tipOn(page)).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(toastOn(page)).toHaveCount(0);
    });
  });
});

test('all of a toast can be read by keys with text of 200 % in a small window', async ({ page }) => {
  type Action = { label: string; to?: string; soonLinks?: unknown };
  const { actions = [] } = content<{ hero: { actions?: Action[] } }>('pages/index.yaml').hero;
  const linking = actions.find(({ to, soonLinks }) => !to && soonLinks);
  test.skip(!linking, 'No button of the first screen names a page.');
  await page.setViewportSize({ width: 320, height: 400 });
  await open(page, '/');
  await setTextSize(page, 32);
  await page.getByRole('button', { name: linking?.label, exact: true }).click();
  const toast = page.locator('[data-sonner-toast]');
  const text = toast.locator('[data-content]');
  await expect.poll(() => text.evaluate((part) => part.scrollHeight - part.clientHeight)).toBeGreaterThan(0);
  await toast.focus();
  await expect(async () => {
    await page.keyboard.press('PageDown');
    await expect(toast.getByRole('link').last()).toBeInViewport({ ratio: 0.9, timeout: 200 });
  }).toPass();
  await expect(toast).toBeFocused();
});
