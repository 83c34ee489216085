import type { Page } from '@playwright/test';
import { holdRequests } from './support/heldRequests';
import { runningAnimations } from './support/motion';
import { goTo, open } from './support/open';
import { expect, test } from './support/test';

// pages.spec.ts tests that nothing moves in print, or for visitors who asked for less motion.

/** Returns the radius of the iris in the first picture, in percent. */
const light = (page: Page) =>
  page.evaluate(() => {
    const picture = document.querySelector('main picture');
    return picture && Number.parseFloat(getComputedStyle(picture, '::after').getPropertyValue('--iris-light'));
  });

test('the iris is closed until the picture of the first screen is decoded, and then opens', async ({ page }) => {
  const held = await holdRequests(page, /\.(?:avif|webp)$/);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  await expect.poll(() => light(page)).toBe(4);
  held.release();
  await expect.poll(() => light(page)).toBe(100);
});

test('a link fetches the picture of its page when it has the pointer', async ({ page }) => {
  await open(page, '/films');
  const other = page.locator('header a[href="/about"]:visible');
  test.skip((await other.count()) === 0, 'the header has no such link');
  const address = await page.request.get('/about').then((reply) => reply.text());
  const shown = page.waitForRequest((request) => {
    const [, file = '-'] = /([^/]+)\.\w+$/.exec(request.url()) ?? [];
    return request.resourceType() === 'image' && address.includes(`/${file}.`);
  });
  await other.hover();
  await shown;
});

for (const path of ['/', '/services', '/awards', '/media-hub']) {
  test(`on ${path} the iris is open at the top, and closes while its picture is scrolled away`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    // The iris opens once, for less than a second.
    await expect.poll(async () => (await runningAnimations(page)).includes('iris-close')).toBe(true);
    await expect.poll(async () => (await runningAnimations(page)).includes('iris-opens')).toBe(false);
    await expect.poll(() => light(page)).toBe(100);
    await page.evaluate(() => scrollTo(0, 0.95 * innerHeight));
    await expect.poll(() => light(page)).toBeLessThan(10);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => light(page)).toBe(100);
  });
}

test('the cloth of the footer is either completely shown or hidden when scrolling ends', async ({ page }) => {
  await page.goto('/about');
  const cloth = page.locator('footer > [class*=u-broad]');
  for (let part = 0; part <= 1; part += 0.125) {
    // Scrolls again if the footer has moved meanwhile.
    await expect(async () => {
      await cloth.evaluate((element, part) => {
        const { top, height } = element.getBoundingClientRect();
        scrollBy(0, top + part * height - innerHeight + 1);
      }, part);
      const shown = part === 0 ? /^0% / : part === 1 ? /^100% / : /^(0|100)% /;
      await expect(cloth).toHaveCSS('mask-size', shown, { timeout: 2000 });
    }).toPass();
  }
});

for (const way of ['hover', 'focus'] as const) {
  test(`the picture of a linked entry moves ${way}`, async ({ page }) => {
    await page.goto('/');
    const entry = page.locator('main article:has(> picture):has(a)').first();
    test.skip((await entry.count()) === 0, 'the page links to no entry with a picture');
    const link = entry.locator('a').first();
    const picture = entry.locator('> picture > img');
    await expect(picture).toHaveCSS('transform', 'none');
    if (way === 'focus') await page.keyboard.press('Tab');
    await link[way]();
    await expect(picture).not.toHaveCSS('transform', 'none');
  });
}

// The tests with the tag @browsers also run in Chromium 106, which has no such transitions.
for (const [how, transitions, reducedMotion] of [
  ['by one transition', 1, 'no-preference'],
  ['at once for less motion', 0, 'reduce'],
] as const) {
  test(`a link leads to the next page ${how}, and the focus to its heading`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const begun: unknown[] = [];
      Object.assign(window, { begun });
      const begin = Document.prototype.startViewTransition;
      Document.prototype.startViewTransition = function (this: Document, ...args) {
        const transition = begin.apply(this, args);
        begun.push(transition);
        return transition;
      };
    });
    await open(page, '/films');
    await goTo(page, '/about');
    await expect(page.locator('h1')).toBeFocused();
    // The transition has run and ended.
    const done = await page.evaluate(async () => {
      const { begun } = window as unknown as { begun: ViewTransition[] };
      await Promise.all(begun.flatMap(({ ready, finished }) => [ready, finished]));
      return begun.length;
    });
    expect(done).toBe(transitions);
  });
}
