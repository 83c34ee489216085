import type { Page } from '@playwright/test';
import { content } from '../src/testing/content';
import { fill, formContent, formOn, libraryScripts, openForm } from './support/forms';
import { holdRequests } from './support/heldRequests';
import { menuOf } from './support/menu';
import { isHydrated, open } from './support/open';
import { expect, test } from './support/test';

// What controls without a destination show: a tooltip when pointed at or focused, a toast when pressed.

const words = content<{
  comingSoon: { title: string };
  toasts: { dismiss: string };
  forms: { notOpen: { title: string }; preparedMail: string };
}>('interface.yaml');
const { title } = words.comingSoon;
/** How long a tooltip waits, in milliseconds. */
const delay = 700;

/** The labels of all links and buttons below `data` that have no destination. */
function placeholders(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  if ('label' in data && Object.keys(data).every((key) => key === 'label' || key === 'soon'))
    return [String(data.label)];
  return Object.values(data).flatMap(placeholders);
}

const { hero } = content<{ hero: unknown }>('pages/index.yaml');
const [first] = placeholders([hero, content('navigation.yaml')]);
test.skip(!first, 'Every link and button has a destination.');

/** A control of the landing page without a destination. */
const control = (page: Page, name = first) => page.getByRole('button', { name, exact: true });
const toastOn = (page: Page) => page.getByRole('listitem').filter({ hasText: title });
const tipOn = (page: Page) => page.getByRole('tooltip', { name: title });

test('the tooltip opens after its delay, by pointer and by keyboard, and ends on Escape and with a press', async ({
  page,
}) => {
  const libraries = libraryScripts(page);
  await page.clock.install();
  await open(page, '/');
  expect(await libraries()).toEqual([]);
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  const pass = (time: number) => page.clock.runFor(time);
  await control(page).hover();
  await expect.poll(libraries).toEqual(['tooltips']);
  await pass(delay - 50);
  await expect(tipOn(page)).toHaveCount(0);
  await expect.poll(() => pass(60).then(() => tipOn(page).count())).toBe(1);
  await expect(control(page)).toHaveAccessibleDescription(title);
  await page.keyboard.press('Escape');
  await expect.poll(() => pass(60).then(() => tipOn(page).count())).toBe(0);
  await page.mouse.move(0, 0);
  await control(page).focus();
  await pass(delay);
  await expect.poll(() => pass(60).then(() => tipOn(page).count())).toBe(1);
  await page.keyboard.press('Enter');
  await expect.poll(() => pass(60).then(() => tipOn(page).count())).toBe(0);
  await expect.poll(() => pass(60).then(() => toastOn(page).count())).toBe(1);
  await pass(2 * delay);
  await expect(tipOn(page)).toHaveCount(0);
  await control(page).hover();
  for (let waited = 0; waited < delay - 100; waited += 100) {
    await pass(100);
    await expect(tipOn(page)).toHaveCount(0);
  }
});

test('the next tooltip opens at once', async ({ page }) => {
  // Both in the footer: scrolling would close the tooltip.
  const [one, next] = placeholders(content('navigation.yaml'));
  test.skip(!next, 'Nearly every link of the footer has a destination.');
  await open(page, '/');
  await control(page, one).hover();
  await expect(tipOn(page)).toHaveCount(1);
  await page.clock.install();
  await control(page, next).hover();
  await expect.poll(() => page.clock.runFor(20).then(() => tipOn(page).count())).toBe(1);
  await expect(control(page, next)).toHaveAccessibleDescription(title);
});

test('a press before the library came gets a toast, and no tooltip', async ({ page }) => {
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const scripts = await holdRequests(page, /\.js$/);
  await control(page).click();
  scripts.release();
  await expect(toastOn(page)).toBeVisible();
  await page.mouse.move(1, 1);
  await expect(tipOn(page)).toHaveCount(0);
});

test('a control that is left before the library came gets no tooltip', async ({ page }) => {
  const libraries = libraryScripts(page);
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const scripts = await holdRequests(page, /\.js$/);
  await control(page).hover();
  await expect.poll(() => scripts.count).toBeGreaterThan(0);
  await page.mouse.move(0, 0);
  await page.clock.install();
  scripts.release();
  await expect.poll(libraries).toEqual(['tooltips']);
  for (let waited = 0; waited < 3 * delay; waited += 100) {
    await page.clock.runFor(100);
    await expect(tipOn(page)).toHaveCount(0);
  }
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
  await page.keyboard.press('Alt+t');
  await page.keyboard.press('Tab');
  await expect(toast).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toast.getByRole('button', { name: words.toasts.dismiss })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast).toHaveCount(0);
  await expect(control(page)).toBeFocused();
});

test('with the library out of reach the browser says it', async ({ page, consoleOutput }) => {
  consoleOutput.allow(/ERR_FAILED|Loading/);
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  await page.route('**/*.js', (route) => route.abort());
  const said = page.waitForEvent('dialog');
  void control(page).click();
  const dialog = await said;
  expect(dialog.message()).toContain(title);
  await dialog.dismiss();
  await page.unroute('**/*.js');
  await control(page).click();
  await expect(toastOn(page)).toBeVisible();
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

  test('reading runs no script; the first tap is answered at the bottom, behind the menu, without a tooltip', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(await page.evaluate(isHydrated)).toBe(false);
    const libraries = libraryScripts(page);
    await control(page).tap();
    const toast = toastOn(page);
    await expect(toast).toBeVisible();
    const lowerEdge = async () => {
      const box = await toast.boundingBox();
      return box && Math.round(box.y + box.height);
    };
    await expect.poll(lowerEdge).toBe(824);
    expect((await toast.boundingBox())?.width).toBe(350);
    expect(await libraries()).toEqual(['toasts']);
    // Otherwise it disappears by itself.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100));
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
    await formOn(page, 'contact').getByRole('button', { name: form.submit }).tap();
    await expect(page).toHaveURL('/contact');
    scripts.release();
    await expect(page.getByRole('listitem').filter({ hasText: words.forms.notOpen.title })).toBeVisible();
  });
});
