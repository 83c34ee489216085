import type { Page } from '@playwright/test';
import { content } from '../src/testing/content';
import { axeProblems } from './support/axe';
import { fill, formContent, formOn, openForm } from './support/forms';
import { holdRequests } from './support/heldRequests';
import { menuOf } from './support/menu';
import { open } from './support/open';
import { expect, test } from './support/test';

// What controls without a destination show: a tooltip when pointed at or focused, a toast when pressed.

test.use({ pictures: 'empty' });

const words = content<{
  comingSoon: { title: string };
  toasts: { dismiss: string };
  forms: { notOpen: { title: string }; preparedMail: string };
}>('interface.yaml');
const { title } = words.comingSoon;

/** The labels of all links and buttons below `data` that have no destination. */
function placeholders(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  if ('label' in data && Object.keys(data).every((key) => key === 'label' || key === 'soon'))
    return [String(data.label)];
  return Object.values(data).flatMap(placeholders);
}

const { hero } = content<{ hero: unknown }>('pages/index.yaml');
const { social, legal } = content<Record<'social' | 'legal', unknown>>('navigation.yaml');
const kinds = [
  ['button', ...placeholders(hero)],
  ['link', ...placeholders([social, legal])],
] as const;
const [role, name] = kinds.find((kind) => kind.length > 1) ?? ['button'];
test.skip(!name, 'Every link and button has a destination.');

/** A control of the landing page without a destination. */
const control = (page: Page) => page.getByRole(role, { name, exact: true });
const toastOn = (page: Page) => page.getByRole('listitem').filter({ hasText: title });
const tipOn = (page: Page) => page.getByRole('tooltip', { name: title });

for (const [kind, label] of kinds)
  test(`a ${kind} without a destination has a tooltip, by pointer and by keyboard, until Escape or a press`, async ({
    page,
  }) => {
    test.skip(!label, 'All of them have a destination.');
    const one = page.getByRole(kind, { name: label, exact: true });
    await open(page, '/');
    await one.hover();
    await expect(tipOn(page)).toBeInViewport({ ratio: 1 });
    await expect(one).toHaveAccessibleDescription(title);
    expect(await axeProblems(page, '[role=tooltip]')).toEqual([]);
    // The pointer may rest on it, and on its way there.
    const [from, to] = [await one.boundingBox(), await tipOn(page).boundingBox()];
    if (!from || !to) throw new Error('no box');
    const middle = (box: typeof from) => [box.x + box.width / 2, box.y + box.height / 2] as const;
    await page.mouse.move(...middle(to), { steps: Math.ceil(Math.abs(middle(to)[1] - middle(from)[1])) });
    await expect(tipOn(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tipOn(page)).toBeHidden();
    await page.mouse.move(0, 0);
    await one.focus();
    await expect(tipOn(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(tipOn(page)).toBeHidden();
    await expect(toastOn(page)).toBeVisible();
    await expect(page).toHaveURL('/');
  });

test('a toast stands in the corner, leads nowhere, and is reached by Alt+T; dismissing it gives focus back', async ({
  page,
}) => {
  await open(page, '/');
  const toast = toastOn(page);
  await control(page).focus();
  await page.keyboard.press('Enter');
  await expect(toast).toContainText(title);
  await expect(page).toHaveURL('/');
  const box = await toast.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1440 - 40);
  // axe passes over what is still transparent.
  await expect(toast).toHaveCSS('opacity', '1');
  expect(await axeProblems(page, 'section:has(> [data-sonner-toaster])')).toEqual([]);
  await page.keyboard.press('Alt+t');
  await page.keyboard.press('Tab');
  await expect(toast).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toast.getByRole('button', { name: words.toasts.dismiss })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast).toHaveCount(0);
  await expect(control(page)).toBeFocused();
});

test('all of a toast can be reached in a window of 1280 px at 400 %', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openForm(page, '/media-hub');
  await fill(page, formContent('newsletter'));
  await page.keyboard.press('Enter');
  const link = page.getByRole('listitem').getByRole('link', { name: words.forms.preparedMail });
  await expect(link).toBeAttached();
  await link.focus();
  await expect(link).toBeInViewport({ ratio: 1 });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  // A headless browser has a mouse in the corner, and reports a move at the first paint.
  test.beforeEach(({ page }) =>
    page.addInitScript(() =>
      addEventListener('mousemove', (event) => event.isTrusted && event.stopImmediatePropagation(), true),
    ),
  );

  test('the first tap is answered at the bottom, behind the menu, without a tooltip', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    // Without `force` Playwright waits until a link is enabled.
    await control(page).tap({ force: true });
    const toast = toastOn(page);
    await expect(toast).toBeVisible();
    const lowerEdge = async () => {
      const box = await toast.boundingBox();
      return box && Math.round(box.y + box.height);
    };
    await expect.poll(lowerEdge).toBe(824);
    expect((await toast.boundingBox())?.width).toBe(350);
    await expect(tipOn(page)).toBeHidden();
    // Otherwise it disappears by itself.
    await expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 200))).toPass();
    const { toggle, sheet } = menuOf(page);
    await toggle.tap();
    await expect(sheet).toBeVisible();
    const isUncovered = () =>
      toast.evaluate((element) => {
        const { left, top } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + 30, top + 30));
      });
    expect(await isUncovered()).toBe(false);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    expect(await isUncovered()).toBe(true);
    await page.clock.resume();
    await page.keyboard.press('Escape');
    await expect(toast).toHaveCount(0);
  });

  test('a form that is sent before the scripts came waits for them', async ({ page }) => {
    const scripts = await holdRequests(page, /\.js$/);
    await page.goto('/contact', { waitUntil: 'commit' });
    const form = formContent('contact');
    await fill(page, form);
    await formOn(page, 'contact').locator('[type=submit]').tap();
    await expect(page).toHaveURL('/contact');
    scripts.release();
    await expect(page.getByRole('listitem').filter({ hasText: words.forms.notOpen.title })).toBeVisible();
  });
});
