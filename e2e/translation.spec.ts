import { content } from '../src/testing/content';
import { heroOf } from '../src/testing/routes';
import { translate } from '../src/testing/translate';
import { holdRequests } from './support/heldRequests';
import { followLink, frame, isHydrated, open, startScripts } from './support/open';
import { expect, test } from './support/test';

// Pages that the browser translates. The tests of the inline script check when it does not run the scripts of such a page.

test('a page translated while the scripts load keeps its content, styles and links', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const scripts = await holdRequests(page, /\.js$/);
  await page.goto('/services', { waitUntil: 'domcontentloaded' });
  await startScripts(page);
  await expect.poll(() => scripts.count).toBeGreaterThan(0);
  await page.locator('body').evaluate(translate);
  // The height of the page shows if its style sheets apply.
  const height = () => page.evaluate(() => document.fonts.ready.then(() => document.documentElement.scrollHeight));
  const built = await height();
  scripts.release();
  await page.waitForFunction(() => '___loader' in window);
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'off');
  // If scripts had started, they would hydrate the page one frame after its data arrives.
  await page.evaluate(() => window.___loader?.loadPage(location.pathname).then(() => undefined));
  await frame(page);
  expect(await page.evaluate(isHydrated)).toBe(false);
  expect(await height()).toBe(built);
  await page.locator('header a[href="/"]:visible').first().click();
  await expect(page).toHaveURL('/');
});

test('a page translated after hydration still navigates', async ({ page }) => {
  await open(page, '/films');
  await page.locator('body').evaluate(translate);
  await followLink(page, '/about');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(heroOf('/about').headline);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(heroOf('/films').headline);
});

for (const path of ['/', '/awards', '/academy'])
  test(`${path}, translated after hydration, says the same as untranslated after each change`, async ({ page }) => {
    const { stand: words } = content<Queries.StandFragment>('pages/awards.yaml');
    const days = content<readonly Queries.StandAwardFragment[]>('awards.yaml').map(({ closes }) => closes);
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    const [main, field] = [page.locator('main'), page.locator('#stand input')];
    const change = async (isTranslated: boolean) => {
      await page.clock.setFixedTime(days.sort()[0] ?? '');
      await open(page, path);
      if (isTranslated) await page.locator('body').evaluate(translate);
      if (await field.isVisible()) {
        await field.fill('Ama');
        await page.locator('#stand button').first().click();
        await expect(page.locator('#stand').getByRole('status').locator('a')).toBeVisible();
        await field.fill('Kofi');
        await expect(page.getByRole('link', { name: words.nominate.replace('{name}', 'Kofi') })).toBeVisible();
      }
      const before = await main.innerText();
      await page.clock.setFixedTime('2099-12-31');
      await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
      await expect.poll(() => main.innerText()).not.toBe(before);
      return main.innerText();
    };
    expect(await change(true)).toBe(await change(false));
  });
