import { readdirSync } from 'node:fs';
import { content } from '../src/testing/content';
import { fill, formContent, formOn, watchLibraries } from './support/forms';
import { holdBack } from './support/gate';
import { isTaken, open } from './support/open';
import { expect, test } from './support/test';

// What controls without a destination say: a tooltip when pointed at or focused, a toast when pressed.

const words = content<{
  comingSoon: Record<'title' | 'message', string>;
  toasts: Record<'region' | 'dismiss', string>;
  forms: { notOpen: { title: string } };
}>('interface.yaml');
const { title, message } = words.comingSoon;
const figures = content<Array<{ key: string; value: string; number: number }>>('figures.yaml');
const amount = (key: string) => figures.find((figure) => figure.key === key)?.number ?? 0;
const delay = amount('tooltip-delay');

/** The labels of all links and buttons below `data` that have no destination. */
function placeholders(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  if ('label' in data && Object.keys(data).length === 1) return [String(data.label)];
  return Object.values(data).flatMap(placeholders);
}

const pages = readdirSync('data/pages').map((file) => {
  const page = content<{ path: string }>(`pages/${file}`);
  return { path: page.path, labels: placeholders(page) };
});

const [first, second] = pages.find(({ path }) => path === '/')?.labels ?? [];

test.describe('on the landing page', () => {
  test('the tooltip opens after its delay, closes on Escape, and the control stays the same', async ({ page }) => {
    const libraries = watchLibraries(page);
    await page.clock.install();
    await open(page, '/');
    expect(await libraries()).toEqual([]);
    const button = page.getByRole('main').getByRole('button', { name: first });
    const tip = page.getByRole('tooltip', { name: title });
    await button.evaluate((element) => Object.assign(element, { known: true }));
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    await button.hover();
    await expect.poll(libraries).toEqual(['tooltips']);
    await page.clock.runFor(delay - 50);
    await expect(tip).toHaveCount(0);
    await expect.poll(() => page.clock.runFor(60).then(() => tip.count())).toBe(1);
    await expect(button).toHaveAccessibleDescription(title);
    expect(await button.evaluate((element) => 'known' in element)).toBe(true);
    const [above, below] = [await button.boundingBox(), await tip.boundingBox()];
    expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
    await page.keyboard.press('Escape');
    await page.clock.runFor(50);
    await expect(tip).toHaveCount(0);
    await expect(button).toHaveAccessibleDescription('');
  });

  test('the keyboard opens it too, and the next one opens at once', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    const tip = page.getByRole('tooltip', { name: title });
    const button = page.getByRole('main').getByRole('button', { name: first });
    const next = page.getByRole('main').getByRole('button', { name: second });
    await button.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(button).toHaveAccessibleDescription(title);
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    await page.keyboard.press('Tab');
    await page.clock.runFor(20);
    await expect(next).toHaveAccessibleDescription(title);
    await expect(tip).toHaveCount(1);
  });

  test('pressing it says so in the corner and goes nowhere', async ({ page }) => {
    const libraries = watchLibraries(page);
    await open(page, '/');
    const styles = await page.locator('style').count();
    await page.getByRole('main').getByRole('button', { name: first }).click();
    const toast = page.getByRole('listitem').filter({ hasText: message });
    await expect(toast).toBeVisible();
    await expect(toast).toContainText(title);
    await expect(page).toHaveURL('/');
    expect(await libraries()).toContain('toasts');
    const region = page.getByRole('region', { name: words.toasts.region });
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await expect(toast).toHaveCSS('transform', /^(none|matrix\(1, 0, 0, 1, 0, 0\))$/);
    const box = await toast.boundingBox();
    expect(1440 - (box?.x ?? 0) - (box?.width ?? 0)).toBe(24);
    expect(900 - (box?.y ?? 0) - (box?.height ?? 0)).toBe(24);
    // Its looks are part of the site's own sheet; the policy forbids any other.
    expect(await page.locator('style').count()).toBe(styles);
    await toast.getByRole('button', { name: words.toasts.dismiss }).click();
    await expect(toast).toHaveCount(0);
  });

  test('a press before the scripts came is answered when they are there', async ({ page }) => {
    const scripts = await holdBack(page, /\.js$/);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('main').getByRole('button', { name: first }).click();
    const toast = page.getByRole('listitem').filter({ hasText: message });
    await expect(toast).toHaveCount(0);
    scripts.release();
    await expect(toast).toBeVisible();
  });

  test('pressing it again brings it anew, not twice', async ({ page }) => {
    await open(page, '/');
    const toast = page.getByRole('listitem').filter({ hasText: message });
    await page.getByRole('main').getByRole('button', { name: first }).click();
    await expect(toast).toBeVisible();
    await toast.evaluate((element) => Object.assign(element, { known: true }));
    await page.getByRole('main').getByRole('button', { name: second }).click();
    await expect.poll(() => toast.evaluateAll((all) => all.map((element) => 'known' in element))).toEqual([false]);
  });

  test('Alt+T moves to it, and dismissing it gives focus back', async ({ page }) => {
    await open(page, '/');
    const button = page.getByRole('main').getByRole('button', { name: first });
    await button.focus();
    await page.keyboard.press('Enter');
    const toast = page.getByRole('listitem').filter({ hasText: message });
    await expect(toast).toBeVisible();
    await page.keyboard.press('Alt+t');
    await page.keyboard.press('Tab');
    await expect(toast).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(toast.getByRole('button', { name: words.toasts.dismiss })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('Alt+T alone fetches what shows toasts', async ({ page }) => {
    const libraries = watchLibraries(page);
    await open(page, '/');
    await page
      .getByRole('main')
      .getByRole('button', { name: first })
      .evaluate((button) => button.blur());
    await expect
      .poll(async () => {
        await page.keyboard.press('Alt+t');
        return libraries();
      })
      .toEqual(['toasts']);
  });

  test('with the library out of reach it still says so', async ({ page, quiet }) => {
    quiet.expect(/ERR_FAILED|Loading chunk/);
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    await page.route('**/*.js', (route) => route.abort());
    await page.getByRole('main').getByRole('button', { name: first }).click();
    const notice = page.getByRole('status').filter({ hasText: message });
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: words.toasts.dismiss }).click();
    await expect(notice).toHaveCount(0);
    await page.unroute('**/*.js');
    await page.getByRole('main').getByRole('button', { name: first }).click();
    await expect(page.getByRole('listitem').filter({ hasText: message })).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('a tap says so across the foot of the screen, without a tooltip', async ({ page }) => {
      const libraries = watchLibraries(page);
      await open(page, '/');
      await page.getByRole('main').getByRole('button', { name: first }).tap();
      const toast = page.getByRole('listitem').filter({ hasText: message });
      await expect(toast).toBeVisible();
      await expect(toast).toHaveCSS('transform', /^(none|matrix\(1, 0, 0, 1, 0, 0\))$/);
      const box = await toast.boundingBox();
      expect(box?.x).toBe(20);
      expect(box?.width).toBe(350);
      expect(844 - (box?.y ?? 0) - (box?.height ?? 0)).toBe(20);
      expect(await libraries()).toEqual(['toasts']);
    });
  });
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('a toast enters accordingly', async ({ page }) => {
      await open(page, '/');
      await page
        .getByRole('main')
        .getByRole('button', { name: pages.find(({ path }) => path === '/')?.labels[0] })
        .click();
      const toast = page.getByRole('listitem').filter({ hasText: message });
      await expect(toast).toHaveCSS('transition-duration', reducedMotion === 'reduce' ? '0s' : '0.2s');
      if (reducedMotion === 'no-preference') await expect(toast).toHaveCSS('transition-timing-function', 'steps(8)');
    });
  });
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  // A browser without windows keeps a mouse in their corner, and says that it moved when a page is first drawn.
  test.beforeEach(({ page }) =>
    page.addInitScript(() =>
      addEventListener('mousemove', (event) => event.isTrusted && event.stopImmediatePropagation(), true),
    ),
  );

  test('whoever only reads runs no script, and the first tap is answered all the same', async ({ page }) => {
    const fetched = page.waitForEvent('requestfinished', (request) => /\/app-\w+\.js$/.test(request.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    expect((await fetched).resourceType()).toBe('fetch');
    expect(await page.evaluate(isTaken)).toBe(false);
    await page.getByRole('main').getByRole('button', { name: first }).tap();
    await expect(page.getByRole('listitem').filter({ hasText: message })).toBeVisible();
    expect(await page.evaluate(isTaken)).toBe(true);
  });

  test('a form that is sent before the scripts came waits for them', async ({ page }) => {
    const scripts = await holdBack(page, /\.js$/);
    await page.goto('/contact', { waitUntil: 'commit' });
    const form = formContent('contact');
    await fill(page, form);
    await formOn(page, 'contact').getByRole('button', { name: form.submit.label }).tap();
    await expect(page).toHaveURL('/contact');
    scripts.release();
    await expect(page.getByRole('listitem').filter({ hasText: words.forms.notOpen.title })).toBeVisible();
  });
});
