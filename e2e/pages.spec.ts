import { heroOf, paths } from '../src/testing/routes';
import { axeProblemsAt } from './support/axe';
import { coveredTargets } from './support/belowHeader';
import { hiddenFocus, tabProblems } from './support/focus';
import { lostInForcedColours } from './support/forcedColors';
import { movingParts, runningAnimations } from './support/motion';
import { goTo, open, startScripts, waitForHydration } from './support/open';
import { openWithoutSheets } from './support/openWithoutSheets';
import { printProblems } from './support/print';
import { expect, test } from './support/test';
import { enlargedProblems, zoomProblems } from './support/textSize';
import { growthProblems, oversizedPictures, windowProblems } from './support/windows';

// All checks of a page run in one visit on a phone and one on a desktop. A check may change nothing but the size of the window.

/** Two devices, each with the sizes of its windows (low, narrow or very wide), those for enlarged text, and the widths that axe checks. */
const classes = [
  {
    name: 'phone',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    windows: ['320x640', '768x1024', '844x390', '390x844'],
    enlarged: ['390x844', '360x640', '320x568'],
    axe: [320],
    /** The page on which the real Tab key is pressed through all controls. */
    walked: '/contact',
  },
  {
    name: 'desktop',
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1,
    windows: ['1024x768', '1280x600', '1366x657', '1536x730', '1920x1080', '2560x1440', '1440x900'],
    enlarged: ['1280x900'],
    axe: [1440, 768],
    walked: '/',
  },
] as const;

for (const { name, viewport, deviceScaleFactor, windows, enlarged, axe, walked } of classes) {
  test.describe(`on a ${name}`, () => {
    // Without motion, no screenshot shows an unfinished animation.
    test.use({ viewport, deviceScaleFactor, contextOptions: { reducedMotion: 'reduce' } });
    test.describe.configure({ timeout: 120_000 });

    for (const path of paths) {
      test(`${path} can be read, reached by keyboard and printed in every window`, async ({ page }, info) => {
        const check = (what: string, look: () => Promise<string[]>) =>
          test.step(what, async () => expect.soft(await look(), what).toEqual([]));

        await check('the first screen is complete before the style sheets', () => openWithoutSheets(page, path, info));
        await check('no picture is larger than it is shown', () => oversizedPictures(page, deviceScaleFactor));
        await test.step('hydration', async () => {
          await startScripts(page);
          await waitForHydration(page);
        });

        for (const part of [heroOf(path).name, heroOf(path).headline]) {
          const title = page.getByRole('heading', { level: 1, name: part ?? undefined });
          await expect.soft(title, 'the page has one headline, that of its content').toHaveCount(1);
        }
        if (path === walked) await check('Tab reaches every control', () => tabProblems(page));
        await check('nothing moves', async () => [...(await movingParts(page)), ...(await runningAnimations(page))]);
        await check('the header covers no place that a link leads to', () => coveredTargets(page));
        await check('every control with the focus is in view', () => hiddenFocus(page));
        await check('axe finds no barrier', () => axeProblemsAt(page, axe));
        await check('every window has room for all words', async () => {
          const found: string[] = [];
          for (const size of windows) found.push(...(await windowProblems(page, size)));
          return found;
        });
        await check('more spacing and larger text have room', () => enlargedProblems(page, enlarged));
        await page.setViewportSize(viewport);
        await check('nothing is lost in forced colours', () => lostInForcedColours(page));
        if (name === 'phone') {
          await check('everything can be read at 400 %', () => zoomProblems(page));
        } else {
          await check('text, links and buttons grow in wide windows', () => growthProblems(page));
          await check('everything is printed', () => printProblems(page));
        }
      });
    }
  });
}

test('the footer keeps its styles when the page that loaded them is left', async ({ page }) => {
  const height = async () => (await page.getByRole('contentinfo').boundingBox())?.height;
  await open(page, '/about');
  const before = await height();
  await goTo(page, '/films');
  expect(await height()).toBe(before);
});
