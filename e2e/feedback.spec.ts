import type { Page } from '@playwright/test';
import { content } from '../src/testing/content';
import { fill, formContent, formOn, openForm, watchLibraries } from './support/forms';
import { holdRequests } from './support/heldRequests';
import { menuOf } from './support/menu';
import { isHydrated, open } from './support/open';
import { expect, test } from './support/test';

// What controls without a destination say: a tooltip when pointed at or focused, a toast when pressed.

const words = content<{
  comingSoon: { title: string };
  toasts: Record<'region' | 'dismiss', string>;
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

const [first, second] = placeholders([content('pages/index.yaml'), content('navigation.yaml')]);
test.skip(!second, 'Nearly every link and button has a destination.');

/** A control of the landing page without a destination. */
const control = (page: Page, name = first) => page.getByRole('button', { name, exact: true });
const toastOn = (page: Page) => page.getByRole('listitem').filter({ hasText: title });
const settled = /^(none|matrix\(1, 0, 0, 1, 0, 0\))$/;

test('the tooltip opens after its delay, closes on Escape and on a press, and the control stays the same', async ({
  page,
}) => {
  const libraries = watchLibraries(page);
  await page.clock.install();
  await open(page, '/');
  expect(await libraries()).toEqual([]);
  const button = control(page);
  const tip = page.getByRole('tooltip', { name: title });
  await button.evaluate((element) => {
    Object.assign(element, { known: true });
    element.insertAdjacentHTML('beforebegin', '<span id="more">More</span>');
    element.setAttribute('aria-describedby', 'more');
  });
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await button.hover();
  await expect.poll(libraries).toEqual(['tooltips']);
  await page.clock.runFor(delay - 50);
  await expect(tip).toHaveCount(0);
  await expect.poll(() => page.clock.runFor(60).then(() => tip.count())).toBe(1);
  await expect(button).toHaveAccessibleDescription(`More ${title}`);
  expect(await button.evaluate((element) => 'known' in element)).toBe(true);
  await page.keyboard.press('Escape');
  await page.clock.runFor(50);
  await expect(tip).toHaveCount(0);
  await expect(button).toHaveAccessibleDescription('More');
  await page.mouse.move(0, 0);
  await button.hover();
  await expect.poll(() => page.clock.runFor(60).then(() => tip.count())).toBe(1);
  await button.click();
  await expect.poll(() => page.clock.runFor(60).then(() => tip.count())).toBe(0);
});

test('the keyboard opens it too, and the next one opens at once', async ({ page }) => {
  // Scrolling to the next one would close the tooltip.
  const { hero } = content<{ hero: unknown }>('pages/index.yaml');
  test.skip(placeholders(hero).length < 2, 'The first screen has no two of them.');
  await page.clock.install();
  await open(page, '/');
  await control(page).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(control(page)).toBeFocused();
  await expect(control(page)).toHaveAccessibleDescription(title);
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await control(page, second).focus();
  await page.clock.runFor(20);
  await expect(control(page, second)).toHaveAccessibleDescription(title);
  await expect(page.getByRole('tooltip', { name: title })).toHaveCount(1);
});

test('pressing it says so in the corner, anew when pressed again, and goes nowhere', async ({ page }) => {
  const libraries = watchLibraries(page);
  await open(page, '/');
  const styles = await page.locator('style').count();
  const toast = toastOn(page);
  await control(page).click();
  await expect(toast).toContainText(title);
  await expect(page).toHaveURL('/');
  expect(await libraries()).toContain('toasts');
  await expect(page.getByRole('status')).toContainText(title);
  await expect(toast).toHaveCSS('transition-duration', '0.2s');
  await expect(toast).toHaveCSS('transition-timing-function', 'steps(8)');
  await expect(toast).toHaveCSS('transform', settled);
  const box = await toast.boundingBox();
  expect(1440 - (box?.x ?? 0) - (box?.width ?? 0)).toBe(24);
  expect(900 - (box?.y ?? 0) - (box?.height ?? 0)).toBe(24);
  // Its looks are part of the site's own sheet; the policy forbids any other.
  expect(await page.locator('style').count()).toBe(styles);
  await toast.evaluate((element) => Object.assign(element, { known: true }));
  await control(page, second).click();
  await expect.poll(() => toast.evaluateAll((all) => all.map((element) => 'known' in element))).toEqual([false]);
  await toast.getByRole('button', { name: words.toasts.dismiss }).click();
  await expect(toast).toHaveCount(0);
});

test('Alt+T moves to it, and dismissing it gives focus back', async ({ page }) => {
  await open(page, '/');
  const toast = toastOn(page);
  await control(page).focus();
  await page.keyboard.press('Enter');
  await expect(toast).toBeVisible();
  await page.keyboard.press('Alt+t');
  await page.keyboard.press('Tab');
  await expect(toast).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toast.getByRole('button', { name: words.toasts.dismiss })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast).toHaveCount(0);
  await expect(control(page)).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('it lies behind the open menu, and Escape dismisses it from anywhere', async ({ page }) => {
    await open(page, '/');
    const toast = toastOn(page);
    const { toggle, sheet } = menuOf(page);
    await control(page).click();
    await expect(toast).toBeVisible();
    await toggle.click();
    await expect(toast).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(toast).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(toast).toHaveCount(0);
  });

  test('all of it can be reached in a window of 1280 px at 400 %', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openForm(page, '/media-hub');
    await fill(page, formContent('newsletter'));
    await page.keyboard.press('Enter');
    const link = page.getByRole('listitem').getByRole('link', { name: words.forms.preparedMail });
    await expect(link).toBeAttached();
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 1 });
  });
});

test('Alt+T alone fetches what shows toasts', async ({ page }) => {
  const libraries = watchLibraries(page);
  await open(page, '/');
  const press = () => page.keyboard.press('Alt+t').then(libraries);
  await expect.poll(press).toEqual(['toasts']);
});

test('with the library out of reach it still says so', async ({ page, consoleOutput }) => {
  consoleOutput.allow(/ERR_FAILED|Loading chunk/);
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  await page.route('**/*.js', (route) => route.abort());
  await control(page).click();
  const notice = page.getByRole('status').filter({ hasText: title });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: words.toasts.dismiss }).click();
  await expect(notice).toHaveCount(0);
  await page.unroute('**/*.js');
  await control(page).click();
  await expect(toastOn(page)).toBeVisible();
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a press before the scripts came is answered when they are there, at once', async ({ page }) => {
    const scripts = await holdRequests(page, /\.js$/);
    await page.goto('/', { waitUntil: 'commit' });
    // The inline script remembers the press.
    await page.waitForFunction(() => 'pagePath' in window);
    await control(page).click();
    await expect(toastOn(page)).toHaveCount(0);
    scripts.release();
    await expect(toastOn(page)).toBeVisible();
    await expect(toastOn(page)).toHaveCSS('transition-duration', '0s');
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  // A browser without windows keeps a mouse in their corner, and says that it moved when a page is first drawn.
  test.beforeEach(({ page }) =>
    page.addInitScript(() =>
      addEventListener('mousemove', (event) => event.isTrusted && event.stopImmediatePropagation(), true),
    ),
  );

  test('reading runs no script; the first tap is answered across the screen below the header, without a tooltip', async ({
    page,
  }) => {
    const fetched = page.waitForEvent('requestfinished', (request) => /\/app-\w+\.js$/.test(request.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    expect((await fetched).resourceType()).toBe('fetch');
    expect(await page.evaluate(isHydrated)).toBe(false);
    const libraries = watchLibraries(page);
    await control(page).tap();
    const toast = toastOn(page);
    await expect(toast).toBeVisible();
    expect(await page.evaluate(isHydrated)).toBe(true);
    await expect(toast).toHaveCSS('transform', settled);
    const box = await toast.boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect([box?.x, box?.y, box?.width]).toEqual([20, (header?.height ?? 0) + 8, 350]);
    expect(await libraries()).toEqual(['toasts']);
  });

  test('a form that is sent before the scripts came waits for them', async ({ page }) => {
    const scripts = await holdRequests(page, /\.js$/);
    await page.goto('/contact', { waitUntil: 'commit' });
    const form = formContent('contact');
    await fill(page, form);
    await formOn(page, 'contact').getByRole('button', { name: form.submit.label }).tap();
    await expect(page).toHaveURL('/contact');
    scripts.release();
    await expect(page.getByRole('listitem').filter({ hasText: words.forms.notOpen.title })).toBeVisible();
  });
});
