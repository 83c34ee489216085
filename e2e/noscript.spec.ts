import { routes } from '../src/testing/routes';
import { expect, test } from './support/test';

// What a visitor without scripts sees is what a visitor with scripts sees: same words, same pictures.

const readable = () => {
  // A copy, because the page may still be coming alive.
  const main = document.querySelector('main')?.cloneNode(true) as HTMLElement | undefined;
  main?.querySelectorAll('noscript, [data-needs-script]').forEach((element) => element.remove());
  return (main?.textContent ?? '').replace(/\s+/g, ' ').trim();
};

for (const { path } of routes) {
  test(`${path} shows all its content without scripts`, async ({ page, browser, baseURL }) => {
    await page.goto(path);
    const withScripts = await page.evaluate(readable);
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const bare = await context.newPage();
    await bare.goto(path);
    const withoutScripts = await bare.locator('main').evaluate(readable);
    expect(withoutScripts).toBe(withScripts);
    expect(withScripts.length).toBeGreaterThan(400);
    const hidden = await bare
      .locator('main :is(h2, h3)')
      .evaluateAll((headings) =>
        headings.filter((heading) => !heading.checkVisibility()).map((heading) => heading.textContent),
      );
    expect(hidden).toEqual([]);
    await context.close();
  });
}
