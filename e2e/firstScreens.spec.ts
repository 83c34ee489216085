import { randomFrom } from '../src/testing/random';
import { paths } from '../src/testing/routes';
import { drawWindows, firstScreenProblems, showOnlyFirstScreen } from './support/firstScreenProblems';
import { isFull } from './support/full';
import { expect, test } from './support/test';
import { textOverflow } from './support/textOverflow';

// First screens in random windows. `npm test` always tests the same three windows for each page. The scheduled workflow tests two hundred,
// with another seed each day; `FULL=1 SEED=20270131` repeats a day. A window in which a test failed is added to `found`.

const today = Number(new Date().toISOString().slice(0, 10).replaceAll('-', ''));
const seed = Number(process.env.SEED ?? (isFull ? today : 1));
const count = isFull ? 200 : 3;

/** Windows in which an earlier version of a first screen failed. */
const found = [
  '1024x1366',
  '3440x1440',
  '357x605',
  '932x680',
  '1065x1031',
  '3125x481',
  '694x490',
  '2140x1039',
  '1920x800',
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 60_000 + count * 3_000 });

for (const [at, path] of paths.entries()) {
  const random = randomFrom(seed + at);
  const deviceScaleFactor = 1 + Math.floor(3 * random());
  const windows = [...drawWindows(count, random), ...found];

  test.describe(`at ${deviceScaleFactor} pixels a point`, () => {
    test.use({ deviceScaleFactor });

    test(`the first screen of ${path} is whole in windows drawn from seed ${seed}`, async ({ page }) => {
      await page.goto(path);
      await page.evaluate(showOnlyFirstScreen);
      const problems: string[] = [];
      for (const size of windows) {
        const found = [...(await firstScreenProblems(page, size)), ...(await textOverflow(page))];
        problems.push(...found.map((problem) => `${size}: ${problem}`));
      }
      expect(problems).toEqual([]);
    });
  });
}
