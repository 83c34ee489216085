import { spawnSync } from 'node:child_process';
import { published as test } from '../support/editor';
import { expect } from '../support/test';

// The forms that `npm run build:editor` writes, published by themselves.

// One after the other: they share a folder.
test.describe.configure({ mode: 'default' });

const publish = (...repository: string[]) =>
  spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'plugins/gatsby-plugin-content-forms/publish.ts', ...repository],
    {
      encoding: 'utf8',
    },
  );

test.beforeAll(() => {
  expect(publish('owner/name').status).toBe(0);
});

test('a repository that is not named is told in a line', () => {
  expect(publish().stderr).toMatch(/^Name the repository: .*\n$/);
});

// The fixture `consoleOutput` fails at a request to any other host.
test('they ask no other host before anybody signs in', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign In Using Access Token' })).toBeVisible();
  const fonts = await page.evaluate(async () =>
    [...(await document.fonts.ready)].map(({ family, status }) => family + status),
  );
  expect(fonts.some((font) => /Source Sans.*loaded/.test(font))).toBe(true);
});
