import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
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
  consoleOutput.allow(/status of 422|“.*, .*: |, .*, .*: /);
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

type Fill = (page: Page, path: string) => Promise<void>;

const edits: Array<[what: string, file: string, path: string, edit: Fill, before: RegExp, after: string]> = [
  [
    'the title of a film',
    'films.yaml',
    'entries.0.title',
    (page, path) => textbox(page, path).fill('Another'),
    /title: .*/,
    'title: Another',
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
  await page.getByRole('button', { name: 'Collapse All' }).first().click();
  await page.getByRole('button', { name: /^Add .?a film/ }).click();
  const last = `entries.${content<unknown[]>('films.yaml').length}`;
  const texts = { slug: 'new', title: 'New', category: 'Drama', synopsis: 'It begins.', director: 'Ama Ɔkyere' };
  const added = { ...texts, year: 2026, duration: 90, languages: ['Twi'] };
  await field(page, `${last}.languages`).getByRole('button', { name: /^Add/ }).click();
  for (const [name, value] of Object.entries(added)) {
    await field(page, `${last}.${name}`).locator('input, textarea').last().fill(String(value));
  }
  expect(await save(page)).toBe(200);
  const [[, before = ''] = []] = Object.entries(edited('films.yaml', /file: .*/, 'file: images/new.webp'));
  const { 'films.yaml': text = '', ...pictures } = changes(root);
  expect(text.slice(0, before.length)).toBe(before);
  expect((parse(text) as unknown[]).at(-1)).toMatchObject(added);
  expect(pictures).toEqual({ 'images/new.webp': '' });
});

test.describe('what the site cannot be built with is refused, and nothing is written', () => {
  test('a short name that is in use', async ({ page, root }) => {
    await open(page, 'films.yaml', 'entries.0.slug');
    await textbox(page, 'entries.0.slug').fill(second?.slug ?? '');
    expect(await save(page)).toBe(422);
    await expect(page.getByText(/^Film “.*”, Short name in addresses: duplicate slug/)).toBeVisible();
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
    await expect(page.getByText(/^Film “.*”, Poster, The picture itself: .* pixels; expected 2 to 3/)).toBeVisible();
    await expect(page.getByText('try again later')).toHaveCount(0);
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

test('lengths are told while typing, and with what is missing before anything is sent', async ({ page, root }) => {
  await open(page, 'pages/films.yaml', 'metadata.description');
  const description = field(page, 'metadata.description');
  await textbox(page, 'metadata.description').fill('word '.repeat(40).trim());
  await expect(description).toContainText(/50\s*\/\s*199\s*\/\s*160/);
  await textbox(page, 'name').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(description.getByText('You cannot enter more than 160 characters.')).toBeVisible();
  await expect(field(page, 'name').getByText('This field is required.')).toBeVisible();
  await textbox(page, 'metadata.description').fill('word '.repeat(20).trim());
  await expect(description.getByText('You cannot enter more than 160 characters.')).toHaveCount(0);
  expect(changes(root)).toEqual({});
});

test('the form of a value is told before anything is sent', async ({ page, root }) => {
  await open(page, 'offices.yaml', 'entries.0.phone');
  await textbox(page, 'entries.0.phone').fill('30 000 0001');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(field(page, 'entries.0.phone').getByText(/Expected a telephone number/)).toBeVisible();
  expect(changes(root)).toEqual({});
});

test('one of two mistakes in the files is mended, then the other', async ({ page, root }) => {
  const broken = { ...edited('films.yaml', /year: .*/, 'year: 1'), ...edited('news.yaml', /date: .*/, "date: 'soon'") };
  for (const [file, text] of Object.entries(broken)) writeFileSync(join(root, 'data', file), text);
  await open(page, 'films.yaml', 'entries.0.year');
  await field(page, 'entries.0.year').locator('input').fill('1999');
  expect(await save(page)).toBe(200);
  expect(changes(root)).toEqual({ ...broken, ...edited('films.yaml', /year: .*/, 'year: 1999') });
});

test('a word of a page leads to its field, and no word to the form of the page', async ({ request }) => {
  const formOf = async (text: string, page: string) =>
    (await request.get('/admin/find', { params: { text, page }, maxRedirects: 0 })).headers().location;
  expect(await formOf(`  ${second?.title}\n`, '/films')).toBe(
    `/admin/#${addressOf('films.yaml')}?field=entries.1.title`,
  );
  const { hero } = content<{ hero: { headline: string } }>('pages/films.yaml');
  expect(await formOf(hero.headline, '/films')).toBe(`/admin/#${addressOf('pages/films.yaml')}?field=hero.headline`);
  expect(await formOf('qwertz', '/about')).toBe(`/admin/#${addressOf('pages/about.yaml')}`);
});

test('the forms answer to themselves alone, and write below data alone', async ({ request, baseURL, root }) => {
  const own: Readonly<Record<string, string>> = { Origin: baseURL ?? '' };
  const put = async (path: string, headers = own, data: string | Buffer = 'x') =>
    (await request.put(`/admin/data/${path}`, { headers, data: Buffer.from(data) })).status();
  const strangers: Array<typeof own> = [
    {},
    { Origin: 'https://elsewhere.example' },
    { ...own, Host: 'elsewhere.example' },
  ];
  for (const headers of strangers) expect(await put('images/new.webp', headers)).toBe(403);
  const ask = async (path: string, headers = {}) => (await request.get(path, { headers })).status();
  expect(await ask('/admin/setup.json', { Host: 'elsewhere.example' })).toBe(403);
  expect(await ask('/admin/setup.json', { 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
  expect(await ask('/admin/..%2F..%2F..%2Fpackage.json')).toBe(404);
  const outside = ['schema.graphql', 'images/..%2F..%2Fpackage.json', 'images/.hidden.webp', '..%2Fpackage.json'];
  for (const path of [...outside, 'images/page.html', 'images/a%01.webp']) expect(await put(path), path).toBe(403);
  for (const path of ['images/%E0%A4%A.webp', `images/${'x'.repeat(300)}.webp`])
    expect(await put(path), path).toBe(400);
  // A link leads out of the folder.
  symlinkSync(join(root, 'package.json'), join(root, 'data/images/link.svg'));
  expect([await put('images/link.svg'), await ask('/admin/data/images/link.svg')]).toEqual([403, 403]);
  rmSync(join(root, 'data/images/link.svg'));
  // Bodies that no file can hold, and pictures that are none.
  const before = readFileSync('data/films.yaml', 'utf8');
  const bodies = [
    'x',
    'null',
    JSON.stringify({ before, after: 1 }),
    JSON.stringify({ before, after: `${before}# \ud800` }),
  ];
  for (const body of bodies) expect(await put('films.yaml', own, body), body.slice(-20)).toBe(400);
  const drawing = readFileSync('data/images/value-integrity.svg', 'utf8');
  const scripted = drawing.replace('</svg>', '<script>alert(1)</script></svg>');
  for (const body of ['', 'x', scripted]) expect(await put('images/new.svg', own, body), body).toBe(422);
  expect(changes(root)).toEqual({});
  const picture = await request.get('/admin/data/images/value-integrity.svg');
  expect(picture.headers()['content-security-policy']).toBe('sandbox');
});
