import { expect, test } from './support/test';

/** The width of each picture of a list, as a part of the window's. */
const widths = (selector: string) =>
  [...document.querySelectorAll(`${selector} img`)].map((image) => image.getBoundingClientRect().width / innerWidth);

test('on a phone each third poster is as wide as the window, and the others stand in pairs', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/films');
  const posters = await page.evaluate(widths, '#portfolio');
  expect(posters.length).toBeGreaterThan(3);
  for (const [at, width] of posters.entries()) {
    if (at % 3 === 0) expect(width, `poster ${at + 1}`).toBeCloseTo(1);
    else expect(width, `poster ${at + 1}`).toBeLessThan(0.5);
  }
});
