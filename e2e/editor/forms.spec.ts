import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { addressOf } from '../../plugins/gatsby-plugin-content-forms/findForm';
import { contentOptions } from '../../src/content/options';
import { content } from '../../src/testing/content';
import { changes, edited, field, open, save, test, textbox, upload } from '../support/editor';
import { expect } from '../support/test';

// The forms of `npm run edit`, on a copy of the content, served as `gatsby develop` serves them.

// One after the other: the forms are bundled once for all of these.
test.describe.configure({ mode: 'default' });
// Fields are rendered once they are in the window.
test.use({ viewport: { width: 1440, height: 2400 } });

const [film, second] = content<Array<{ slug: string; title: string }>>('films.yaml');
const lastFigure = content<Array<{ key: string; value: string; label: string }>>('figures.yaml').at(-1);

test.beforeEach(({ consoleOutput }) => {
  // Svelte, of a form that is closed.
  consoleOutput.allow(/svelte\.dev\/e\/derived_inert/);
  // Sveltia tells a refused save there as well.
  consoleOutput.allow(/status of 422|data\/[\w/]+\.yaml, line \d+/);
});

test('every file opens in a form of its own', async ({ page }) => {
  await page.goto('/admin/');
  for (const file of Object.keys(contentOptions.files)) {
    await page.goto('/admin/#/collections');
    await expect(page.locator('[data-key-path]')).toHaveCount(0);
    await page.goto(`/admin/#${addressOf(file)}`);
    await expect(page.locator('[data-key-path]').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  }
});

const edits: Array<
  [
    what: string,
    file: string,
    path: string,
    edit: (page: Page, path: string) => Promise<void>,
    before: RegExp,
    after: string,
  ]
> = [
  [
    'the title of a film',
    'films.yaml',
    'entries.0.title',
    (page, path) => textbox(page, path).fill('Another'),
    /title: .*/,
    'title: Another',
  ],
  [
    'the headline of a page',
    'pages/films.yaml',
    'hero.headline',
    (page, path) => textbox(page, path).fill('Another'),
    /headline: .*/,
    'headline: Another',
  ],
  [
    'a figure',
    'figures.yaml',
    'entries.0.value',
    (page, path) => textbox(page, path).fill('99+'),
    /value: '.*'/,
    "value: '99+'",
  ],
  [
    'a date',
    'news.yaml',
    'entries.0.date',
    (page, path) => field(page, path).locator('input').fill('2026-12-24'),
    /date: '.*'/,
    "date: '2026-12-24'",
  ],
  [
    'a choice',
    'pages/contact.yaml',
    'tone',
    (page, path) => field(page, path).getByRole('radio', { name: 'Oxblood' }).click(),
    /tone: .*/,
    'tone: kola',
  ],
  [
    'a reference',
    'pages/films.yaml',
    'figure',
    async (page, path) => {
      await field(page, path).getByRole('combobox').click();
      await page.getByRole('option', { name: `${lastFigure?.value} ${lastFigure?.label}` }).click();
    },
    /figure: .*/,
    `figure: ${lastFigure?.key}`,
  ],
  [
    'a picture',
    'films.yaml',
    'entries.0.image.file',
    async (page, path) => {
      await field(page, path).getByRole('button', { name: 'Replace' }).click();
      await page.getByRole('searchbox', { name: 'Search for Images' }).fill(`poster-${second?.slug}`);
      await page.getByRole('option', { name: `poster-${second?.slug}.webp` }).click();
      await page.getByRole('button', { name: 'Insert' }).click();
    },
    /file: .*/,
    `file: images/poster-${second?.slug}.webp`,
  ],
  [
    'the last film removed',
    'films.yaml',
    'entries',
    async (page, path) => {
      await field(page, path).getByRole('button', { name: 'Remove' }).last().click();
    },
    /\n- slug: (?![^]*\n- slug: )[^]*/,
    '\n',
  ],
];

for (const [what, file, path, edit, before, after] of edits) {
  test(`saves ${what} and nothing else`, async ({ page, root }) => {
    await open(page, file, path);
    await edit(page, path);
    expect(await save(page)).toBe(200);
    expect(changes(root)).toEqual(edited(file, before, after));
  });
}

test('adds a film, and a picture', async ({ page, root }) => {
  await open(page, 'films.yaml', 'entries.0.image.file');
  await upload(page, 'entries.0.image.file', `poster-${second?.slug}.webp`);
  await page.getByRole('button', { name: 'Collapse All' }).click();
  await page.getByRole('button', { name: /^Add .*Film/ }).click();
  const last = `entries.${content<unknown[]>('films.yaml').length}`;
  for (const [name, words] of Object.entries({
    title: 'New',
    category: 'Drama',
    year: '2026',
    duration: '90',
    synopsis: 'It begins.',
    slug: 'new',
  })) {
    await field(page, `${last}.${name}`).locator('input, textarea').fill(words);
  }
  expect(await save(page)).toBe(200);
  const [[, text = ''] = []] = Object.entries(edited('films.yaml', /file: .*/, 'file: images/new.webp'));
  const film = '- slug: new\n  title: New\n  category: Drama\n  year: 2026\n  duration: 90\n  synopsis: It begins.\n';
  expect(changes(root)).toEqual({ 'films.yaml': `${text}${film}`, 'images/new.webp': '' });
});

test.describe('what the site cannot be built with is refused, and nothing is written', () => {
  test('a short name that is in use', async ({ page, root }) => {
    await open(page, 'films.yaml', 'entries.0.slug');
    await textbox(page, 'entries.0.slug').fill(second?.slug ?? '');
    expect(await save(page)).toBe(422);
    await expect(page.getByText(`duplicate slug "${second?.slug}" on Film`)).toBeVisible();
    expect(changes(root)).toEqual({});
    // Nothing typed is lost: mended, it is saved.
    await page.getByRole('button', { name: 'OK' }).click();
    await textbox(page, 'entries.0.slug').fill(film?.slug ?? '');
    await textbox(page, 'entries.0.title').fill('Another');
    expect(await save(page)).toBe(200);
    expect(changes(root)).toEqual(edited('films.yaml', /title: .*/, 'title: Another'));
  });

  test('a picture of the wrong shape', async ({ page, root }) => {
    await open(page, 'films.yaml', 'entries.0.image.file');
    await upload(page, 'entries.0.image.file', 'award-camia.webp');
    expect(await save(page)).toBe(422);
    await expect(page.getByText(/the picture is \d+ × \d+ pixels; expected 2 to 3/)).toBeVisible();
    expect(changes(root)).toEqual({});
  });

  test('a description that is too long', async ({ page, root }) => {
    await open(page, 'pages/films.yaml', 'metadata.description');
    await textbox(page, 'metadata.description').fill('word '.repeat(40).trim());
    expect(await save(page)).toBe(422);
    await expect(page.getByText('"description" is 199 characters long; expected 50 to 160')).toBeVisible();
    expect(changes(root)).toEqual({});
  });

  test('a file that another program has changed in the meantime', async ({ page, root, consoleOutput }) => {
    consoleOutput.allow(/status of 409|changed elsewhere/);
    await open(page, 'films.yaml', 'entries.0.title');
    const theirs = edited('films.yaml', /year: .*/, 'year: 1999');
    writeFileSync(join(root, 'data', 'films.yaml'), theirs['films.yaml'] ?? '');
    await textbox(page, 'entries.0.title').fill('Another');
    expect(await save(page)).toBe(409);
    await expect(page.getByText('was changed elsewhere')).toBeVisible();
    expect(changes(root)).toEqual(theirs);
  });
});

test('one of two mistakes in the files is mended, then the other', async ({ page, root }) => {
  const broken = { ...edited('films.yaml', /year: .*/, 'year: 1'), ...edited('news.yaml', /date: .*/, "date: 'soon'") };
  for (const [file, text] of Object.entries(broken)) writeFileSync(join(root, 'data', file), text);
  await open(page, 'films.yaml', 'entries.0.year');
  await field(page, 'entries.0.year').locator('input').fill('1999');
  expect(await save(page)).toBe(200);
  expect(changes(root)).toEqual({ ...broken, ...edited('films.yaml', /year: .*/, 'year: 1999') });
});

test('the forms answer to themselves alone, and write below data alone', async ({ request, baseURL, root }) => {
  const own = { Origin: baseURL ?? '' };
  const put = async (path: string, headers: Record<string, string>) =>
    (await request.put(path, { headers, data: Buffer.from('x') })).status();
  expect(await put('/admin/data/images/new.webp', { Origin: 'https://elsewhere.example' })).toBe(403);
  expect(await put('/admin/data/images/new.webp', { ...own, Host: 'elsewhere.example' })).toBe(403);
  expect(await put('/admin/data/images/new.webp', {})).toBe(403);
  for (const path of [
    'schema.graphql',
    'images/..%2F..%2Fpackage.json',
    'images/.hidden.webp',
    '..%2Fpackage.json',
    'images/page.html',
  ]) {
    expect(await put(`/admin/data/${path}`, own), path).toBe(403);
  }
  expect((await request.get('/admin/..%2F..%2F..%2Fpackage.json')).status()).toBe(404);
  expect((await request.get('/admin/config.json', { headers: { Host: 'elsewhere.example' } })).status()).toBe(403);
  expect(changes(root)).toEqual({});
});
