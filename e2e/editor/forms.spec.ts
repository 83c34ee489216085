import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { onCreateDevServer, type Server } from '../../plugins/gatsby-plugin-content-forms/gatsby-node';
import { expect, test } from '../support/test';

// The editing forms that `gatsby develop` serves. They open a copy of `data/` in the browser's storage, because a test cannot use the
// system dialog in which an editor selects the site's folder.

const files = readdirSync('data', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
const texts = Object.fromEntries(
  files.map((name) => [name.replaceAll(sep, '/'), readFileSync(join('data', name), 'utf8')]),
);

let [path, answer]: Partial<Parameters<Server['get']>> = [];
onCreateDevServer({ app: { get: (...route) => ([path, answer] = route) } }, { title: 'PAMS content' });

// Tests run one after the other, so that the forms are bundled only once.
test.describe.configure({ mode: 'default' });
// The window is high because Sveltia draws a field only when it is in the window.
test.use({ baseURL: 'http://localhost', viewport: { width: 1440, height: 2400 } });

test.beforeEach(async ({ page, consoleOutput }) => {
  // The console reports requests that the policy of the page blocks: Sveltia requests fonts from other hosts. The bundle has these fonts.
  consoleOutput.allow(/cdn\.jsdelivr\.net|www\.githubstatus\.com|^third party: https:\/\/edit\.pams/);
  await page.route(/localhost|edit\.pams\.example/, (route) => {
    const [, file] = path?.exec(new URL(route.request().url()).pathname) ?? [];
    return new Promise<void>((done, fail) =>
      answer?.(
        { params: { 0: file } },
        {
          redirect: fail,
          sendFile: (name, options) => done(route.fulfill({ path: join(options?.root ?? '', name) })),
        },
        fail,
      ),
    );
  });
});

test('saving one changed field changes one line of the file', async ({ page }) => {
  await page.goto('/admin/');
  await page.evaluate(async (texts) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', { create: true });
    for (const [path, text] of Object.entries(texts)) {
      const [name = '', ...folders] = path.split('/').reverse();
      let folder = await root.getDirectoryHandle('data', { create: true });
      for (const below of folders) folder = await folder.getDirectoryHandle(below, { create: true });
      const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await file.write(text);
      await file.close();
    }
    Object.assign(window, { showDirectoryPicker: () => root });
  }, texts);
  const ready = page.waitForEvent('console', (message) => message.text().includes('site data is ready'));
  const parsed = page.waitForEvent('console', (message) => message.text().includes('] Parsed '));
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  expect((await parsed).text()).toContain(`Parsed ${files.length} entries (0 errors)`);
  await ready;
  await page.goto('/admin/#/collections/_singletons/entries/films');
  // The groups around the field are folded.
  const title = page.locator('[data-key-path="entries.0.title"]');
  await expect(async () => {
    if (!(await title.isVisible())) await page.getByRole('button', { name: 'Expand', exact: true }).first().click();
    await expect(title).toBeVisible({ timeout: 2000 });
  }).toPass();
  await title.getByRole('textbox').fill('Another');
  await page.getByRole('button', { name: 'Save' }).click();
  const saved = () =>
    page.evaluate(async () => {
      const data = await (await navigator.storage.getDirectory()).getDirectoryHandle('data');
      const file = await (await data.getFileHandle('films.yaml')).getFile();
      return file.text();
    });
  await expect.poll(saved).toBe(texts['films.yaml']?.replace(/(?<=title: (['"]?)).*?(?=\1$)/m, 'Another'));
});

test('a published site only offers to sign in with GitHub', async ({ page }) => {
  await page.goto('https://edit.pams.example/admin/');
  await expect(page.getByRole('button', { name: 'Sign In Using Access Token' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Work with Local Repository' })).toHaveCount(0);
});
