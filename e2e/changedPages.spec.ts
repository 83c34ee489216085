import { example, fill, filled, formContent, formOn, words } from './support/forms';
import { holdRequests } from './support/heldRequests';
import { startScripts, stayUntouched, waitForHydration } from './support/open';
import { expect, test } from './support/test';

// Pages that extensions, in-app browsers or a deployment have changed. Other cases are in loader.test.ts and beforeScripts.test.ts.

const form = formContent('contact');
const isSent = Boolean(form.endpoint ?? form.netlify);

test.describe('on a phone, before the first touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test.beforeEach(({ page }) => stayUntouched(page));

  test('a page with more elements and sheets answers the first press', async ({ page, consoleOutput }) => {
    // React reports each part that it renders again.
    consoleOutput.allow(/Minified React error #418/);
    const scripts = await holdRequests(page, /app-data\.json$/);
    await page.goto('/contact');
    await fill(page, form);
    await page.evaluate(() => {
      for (const place of document.querySelectorAll('form textarea, header a'))
        place.after(document.createElement('b'));
      for (const link of document.querySelectorAll('[data-styles] link')) link.after(document.createElement('style'));
    });
    const submit = formOn(page, form.key).locator('[type=submit]');
    await (isSent ? startScripts(page) : submit.tap());
    await expect.poll(() => scripts.count).toBe(1);
    scripts.release();
    await waitForHydration(page);
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'ready');
    await expect.poll(() => filled(page, form)).toEqual(example(form));
    if (isSent) return;
    await expect(formOn(page, form.key).getByRole('status')).toContainText(words.mail.openAgain);
    await expect(submit).toBeFocused();
  });

  test('a press after a new deployment reloads the page and keeps input, for this tab only', async ({ page }) => {
    let loads = 0;
    page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
    // The focus of the first field starts the scripts. The page must not be reloaded between two fields.
    await page.route('**/page-data/app-data.json', (route) =>
      loads > 1 ? route.continue() : route.fulfill({ json: { webpackCompilationHash: 'anew' } }),
    );
    const requests = await holdRequests(page, /app-data\.json$/);
    await page.goto('/contact');
    await fill(page, form);
    requests.release();
    await expect(async () => {
      await startScripts(page);
      expect(loads).toBe(2);
    }).toPass();
    await waitForHydration(page);
    await expect.poll(() => filled(page, form)).toEqual(example(form));
    expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
  });
});
