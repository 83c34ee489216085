import type { Page } from '@playwright/test';
import { content } from '../src/testing/content';
import { controlsOn, type Control } from './support/controls';
import { menuOf } from './support/menu';
import { open } from './support/open';
import { press } from './support/press';
import { routes } from '../src/testing/routes';
import { expect, test } from './support/test';

// Every link and button a visitor can see is pressed, page by page: none does nothing.

const paths = [...routes.map(({ path }) => path), '/no-such-page'];
const { links } = content<{ links: unknown[] }>('navigation.yaml');

/** Presses one after the other and names all that fail; after a failure the page is opened anew. */
async function pressAll(page: Page, path: string, all: Control[], one: typeof press): Promise<void> {
  const problems: string[] = [];
  for (const pressed of all) {
    try {
      await test.step(pressed.name, () => one(page, pressed));
    } catch (problem) {
      problems.push(`${path}, ${pressed.name}: ${problem instanceof Error ? problem.message : String(problem)}`);
      await open(page, path);
    }
  }
  expect(problems).toEqual([]);
}

test.use({ actionTimeout: 5_000, navigationTimeout: 10_000, contextOptions: { reducedMotion: 'reduce' } });
// A walk is as long as the page has controls.
test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ quiet }, { title }) => {
  if (title.startsWith('/no-such-page')) quiet.expect(/404/);
});

/** Whether a control belongs to the page itself, not to the bar, the menu, the footer or the skip link. */
const own = ({ name }: Control) => name.startsWith('main');

/** What is the same on every page is shared out among them: each control is pressed on one of the ten. */
const share = (path: string, same: Control[]) => same.filter((_, at) => at % paths.length === paths.indexOf(path));

/** The controls of a page, after a look at the landing page: bar, footer and skip link are the same on both. */
async function openedControls(page: Page, path: string): Promise<Control[]> {
  const shell = async () => (await controlsOn(page)).filter((each) => !own(each)).map(({ name }) => name);
  await open(page, '/');
  const same = await shell();
  await open(page, path);
  expect(await shell()).toEqual(same);
  return controlsOn(page);
}

for (const path of paths) {
  test(`${path} has no dead control`, async ({ page }) => {
    const all = await openedControls(page, path);
    // The bar, the footer and the skip link are on every page.
    expect(all.length).toBeGreaterThan(20);
    await pressAll(
      page,
      path,
      [
        ...all.filter(own),
        ...share(
          path,
          all.filter((each) => !own(each)),
        ),
      ],
      press,
    );
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  // The same component on every page: its links are compared with the landing page's, and pressed here.
  test('the header and its menu have no dead control', async ({ page }) => {
    const bar = (await openedControls(page, '/about')).filter(({ name }) => name.startsWith('header'));
    expect(bar.map(({ opens }) => opens)).toContain('menu');
    await pressAll(page, '/about', bar, press);

    const { toggle, sheet } = menuOf(page);
    await toggle.click();
    const inMenu = (await controlsOn(page)).filter(({ name }) => name.startsWith('menu'));
    // The links of the navigation, the way home and the call to action.
    expect(inMenu).toHaveLength(links.length + 2);
    await page.keyboard.press('Escape');
    await pressAll(page, '/about', inMenu, async (_, pressed) => {
      await toggle.click();
      await expect(sheet).toBeVisible();
      await press(page, pressed);
      await expect(sheet).toBeHidden();
    });
  });
});
