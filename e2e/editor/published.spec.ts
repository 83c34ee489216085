import { spawnSync } from 'node:child_process';
import { addressOf } from '../../plugins/gatsby-plugin-content-forms/findForm';
import { edited, published as test, textbox } from '../support/editor';
import { answerForGitHub } from '../support/github';
import { expect } from '../support/test';

// The forms that `npm run build:editor` writes, published by themselves.

// One after the other: they share a folder.
test.describe.configure({ mode: 'default' });

const publish = (...repository: string[]) =>
  spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'plugins/gatsby-plugin-content-forms/publish.ts', ...repository], {
    encoding: 'utf8',
  });

test.beforeAll(() => {
  expect(publish('owner/name').status).toBe(0);
});

test('a repository that is not named is told in a line', () => {
  expect(publish().stderr).toMatch(/^Name the repository: .*\n$/);
});

// The fixture `consoleOutput` tells a request to any other host.
test('they ask no other host before anybody signs in', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign In Using Access Token' })).toBeVisible();
  const fonts = await page.evaluate(async () =>
    [...(await document.fonts.ready)].map(({ family, status }) => family + status),
  );
  expect(fonts.some((font) => /Source Sans.*loaded/.test(font))).toBe(true);
});

test('they save what is changed as a commit on GitHub', async ({ page, consoleOutput }) => {
  consoleOutput.allow(/third party: https:\/\/(?:api\.github|avatars\.githubusercontent)\.com\//);
  const token = 'github_pat_of_a_test';
  const commits = await answerForGitHub(page, token);
  await page.goto(`/#${addressOf('films.yaml')}?field=entries.0.title`);
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox').fill(token);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await textbox(page, 'entries.0.title').fill('Another');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => commits.length).toBe(1);
  const additions = commits[0]?.fileChanges.additions.map(({ path, contents }) => [
    path.replace('data/', ''),
    Buffer.from(contents, 'base64').toString(),
  ]);
  expect(Object.fromEntries(additions ?? [])).toEqual(edited('films.yaml', /title: .*/, 'title: Another'));
  expect(commits[0]).toMatchObject({
    branch: { repositoryNameWithOwner: 'owner/name', branchName: 'main' },
    fileChanges: { deletions: [] },
  });
  // The form stays open.
  await expect(textbox(page, 'entries.0.title')).toHaveValue('Another');
});
