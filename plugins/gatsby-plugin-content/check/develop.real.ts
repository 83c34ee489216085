/**
 * `npx jest --selectProjects develop`: a real `gatsby develop` over a copy of the site, driven from a browser. Apart from `npm test`, because
 * it takes minutes.
 * @jest-environment node
 */
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { launchOptions } from '../../../e2e/support/browser';
import { freePort } from '../../../src/testing/freePort';
import { copySite, startGatsby } from './testing/siteCopy';

jest.setTimeout(300_000);

let root: string;
let gatsby: ChildProcessWithoutNullStreams;
let browser: Browser;
let view: Page;
let printed = '';

/** Resolves as soon as Gatsby has printed a text. */
const prints = (text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = () => printed.includes(text) && resolve();
    gatsby.stdout.on('data', look);
    gatsby.on('exit', () => reject(new Error(printed)));
    look();
  });

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const save = (file: string, text: string): void => {
  printed = '';
  writeFileSync(join(root, file), text);
};

const overlay = () => view.locator('gatsby-fast-refresh');
const titles = () => view.locator('#portfolio h3').allTextContents();
const films = (): string[] => (parse(read('data/films.yaml')) as Array<{ title: string }>).map(({ title }) => title);

beforeAll(async () => {
  root = copySite();
  const port = await freePort();
  gatsby = startGatsby(root, 'develop', '-p', String(port));
  for (const stream of [gatsby.stdout, gatsby.stderr]) {
    stream.on('data', (bytes: Buffer) => (printed += bytes.toString()));
  }
  await prints('success Building development bundle');
  browser = await chromium.launch(launchOptions());
  view = await browser.newPage();
  view.setDefaultTimeout(60_000);
  await view.goto(`http://localhost:${port}/films`);
  await view.locator('#portfolio h3').first().waitFor();
  await view.evaluate(() => document.body.setAttribute('data-same-page', ''));
});

afterEach(async () => expect(await view.locator('body[data-same-page]').count()).toBe(1));

afterAll(async () => {
  await browser?.close();
  const gone = new Promise((resolve) => gatsby.on('exit', resolve));
  if (gatsby.exitCode === null && gatsby.kill()) await gone;
  rmSync(root, { recursive: true, force: true });
});

it.each([
  ['a misspelt field', 'data/films.yaml', /^ {2}title:/m, '  titel:', 'unknown field "titel" on Film'],
  ['a tab', 'data/films.yaml', /^ {2}title:/m, '\ttitle:', 'a tab in the indentation'],
  ['a tab in what the page is made of', 'data/pages/films.yaml', /^ {2}headline:/m, '\theadline:', 'a tab'],
  ['a tab in what every page is made of', 'data/navigation.yaml', /^ {2,}- label:/m, '\t- label:', 'a tab'],
  ['a reference to nothing', 'data/company.yaml', /^founded: .*/m, 'founded: nobody', 'no Figure has the key'],
])(
  'tells %s in the terminal and over the page, and the page is back without a restart',
  async (_, file, right, wrong, said) => {
    const text = read(file);
    expect(text).toMatch(right);
    save(file, text.replace(right, wrong));
    await prints(said);
    expect(printed).toMatch(new RegExp(`${file}:\\d+:\\d+`));
    await overlay().getByText(said).first().waitFor();
    save(file, text);
    await overlay().waitFor({ state: 'detached' });
    await view.locator('#portfolio h3', { hasText: films()[0] }).waitFor();
    await view.getByRole('banner').getByRole('navigation').first().waitFor();
  },
);

it('lists entries as they stand in their file, also after one was edited', async () => {
  const [first = ''] = films();
  save('data/films.yaml', read('data/films.yaml').replace(`title: ${first}`, `title: ${first} at noon`));
  await view.locator('#portfolio h3', { hasText: `${first} at noon` }).waitFor();
  expect(await titles()).toEqual(films());
});

it('tells a picture that is away, and the page is back with it', async () => {
  const [{ image }] = parse(read('data/films.yaml')) as [{ image: { file: string } }];
  const picture = join(root, 'data', image.file);
  const said = `there is no picture "${image.file}"`;
  printed = '';
  renameSync(picture, `${picture}.away`);
  await prints(said);
  await overlay().getByText(said).first().waitFor();
  renameSync(`${picture}.away`, picture);
  await overlay().waitFor({ state: 'detached' });
  await view.locator('#portfolio h3').first().waitFor();
});
