import { runningAnimations } from './support/motion';
import { expect, test } from './support/test';

// That nothing moves for visitors who asked for less motion is in pages.spec.ts.

for (const width of [1440, 390]) {
  test(`at ${width} px nothing moves in print, though it does on the screen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const met = [];
    for (const path of ['/', '/about', '/films', '/academy']) {
      await page.goto(path);
      met.push(...(await runningAnimations(page)));
      await page.emulateMedia({ media: 'print' });
      const running = (await runningAnimations(page)).filter((name) => name !== 'CSSTransition');
      expect.soft(running, `${path} in print`).toEqual([]);
      await page.emulateMedia({ media: 'screen' });
    }
    expect(met.length, 'animations on these pages').toBeGreaterThan(0);
  });
}
