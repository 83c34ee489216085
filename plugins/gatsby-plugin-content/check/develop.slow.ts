/**
 * Tests `gatsby develop` with a copy of the site in a browser. It takes minutes, so `npm test` leaves it out; run it with
 * `npx jest develop --selectProjects slow`.
 * @jest-environment node
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { launchOptions } from '../../../e2e/support/browser';
import { developCopy } from '../../../src/testing/siteCopy';

jest.setTimeout(300_000);

let site: Awaited<ReturnType<typeof developCopy>>;
let browser: Browser;
let view: Page;

const read = (file: string): string => readFileSync(join(site.root, file), 'utf8');

const save = (file: string, text: string): void => {
  site.forget();
  writeFileSync(join(site.root, file), text);
};

const overlay = () => view.locator('gatsby-fast-refresh');
const titles = () => view.locator('#portfolio h3').allTextContents();
const films = (): string[] => (parse(read('data/films.yaml')) as Array<{ title: string }>).map(({ title }) => title);

beforeAll(async () => {
  site = await developCopy();
  browser = await chromium.launch(launchOptions());
  view = await browser.newPage();
  view.setDefaultTimeout(60_000);
  await view.goto(`${site.address}/films`);
  await view.locator('#portfolio h3').first().waitFor();
  await view.evaluate(() => document.body.setAttribute('data-same-page', ''));
});

afterEach(async () => expect(await view.locator('body[data-same-page]').count()).toBe(1));

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

it.each([
  ['a misspelt field', 'data/films.yaml', /^ {2}title:/m, '  titel:', 'unknown field "titel" in film'],
  ['a tab in a file that every page uses', 'data/navigation.yaml', /^ {2,}- label:/m, '\t- label:', 'a tab'],
  ['a schema that is not GraphQL', 'data/schema.graphql', /^type Film /m, 'type Film ! ', 'the content cannot be read'],
  ['a missing entry', 'data/pages/films.yaml', /^figure: .*/m, 'figure: nobody', 'no figure has the key'],
])('reports %s in the terminal and over the page, until it is corrected', async (_, file, right, wrong, said) => {
  const text = read(file);
  expect(text).toMatch(right);
  save(file, text.replace(right, wrong));
  expect(await site.prints(said)).toMatch(new RegExp(`${file}:\\d+:\\d+`));
  await overlay().getByText(said).first().waitFor();
  save(file, text);
  await overlay().waitFor({ state: 'detached' });
  await view.locator('#portfolio h3', { hasText: films()[0] }).waitFor();
  await view.getByRole('banner').getByRole('navigation').first().waitFor();
});

it.each(['/feed.xml', '/manifest.webmanifest'])('serves %s', async (file) => {
  expect((await fetch(site.address + file)).status).toBe(200);
});

it('lists entries in the order of their file, also after an edit', async () => {
  save('data/films.yaml', read('data/films.yaml').replace(/title: .*/, 'title: At noon'));
  await view.locator('#portfolio h3', { hasText: 'At noon' }).waitFor();
  expect(await titles()).toEqual(films());
});

it('reports a missing picture, and shows the page again when it is there', async () => {
  const [{ image }] = parse(read('data/films.yaml')) as [{ image: { file: string } }];
  const picture = join(site.root, 'data', image.file);
  const said = `there is no picture "${image.file}"`;
  site.forget();
  renameSync(picture, `${picture}.away`);
  await site.prints(said);
  await overlay().getByText(said).first().waitFor();
  renameSync(`${picture}.away`, picture);
  await overlay().waitFor({ state: 'detached' });
  await view.locator('#portfolio h3').first().waitFor();
});
