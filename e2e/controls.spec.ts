import { paths } from '../src/testing/routes';
import { controlsOn, pressControl } from './support/controls';
import { open } from './support/open';
import { expect, test } from './support/test';

// Every visible link and button is pressed: none does nothing. The menu has its own tests.

test.use({ actionTimeout: 5_000, navigationTimeout: 10_000, contextOptions: { reducedMotion: 'reduce' } });
// As long as the page has controls.
test.describe.configure({ timeout: 120_000 });

for (const [at, path] of paths.entries()) {
  test(`${path} has no dead control`, async ({ page, consoleOutput }) => {
    if (path === '/no-such-page') consoleOutput.allow(/404/);
    await open(page, path);
    const all = await controlsOn(page);
    const shared = all.filter(({ inMain }) => !inMain);
    // Header and footer are the same component on every page: each of their controls is pressed on one of the pages.
    const own = all.filter(({ inMain }) => inMain);
    const problems: string[] = [];
    for (const control of [...own, ...shared.filter((_, place) => place % paths.length === at)]) {
      try {
        await test.step(control.name, () => pressControl(page, control));
      } catch (problem) {
        problems.push(`${control.name}: ${problem instanceof Error ? problem.message : String(problem)}`);
        await open(page, path);
      }
    }
    expect(problems).toEqual([]);
  });
}
