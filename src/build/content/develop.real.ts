/**
 * `npm run test:develop`: a real `gatsby develop` over a small site, driven from a browser. Apart from `npm test`, because it
 * takes a minute.
 * @jest-environment node
 */
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../../e2e/support/browser';
import { freePort } from '../../testing/freePort';
import { makeGatsbySite, startGatsby } from './testing/gatsbySite';

// Starting Gatsby takes half a minute, and longer on a machine that does something else.
jest.setTimeout(300_000);

describe('gatsby develop', () => {
  let root: string;
  let gatsby: ChildProcessWithoutNullStreams;
  let browser: Browser;
  let view: Page;
  let printed = '';

  /** Resolves as soon as Gatsby has printed a text. */
  const prints = (text: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (printed.includes(text)) resolve();
      };
      gatsby.stdout.on('data', look);
      gatsby.on('exit', () => reject(new Error(printed)));
      look();
    });

  const save = (file: string, change: (text: string) => string): void => {
    printed = '';
    const path = join(root, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  };

  const overlay = () => view.locator('gatsby-fast-refresh');

  beforeAll(async () => {
    root = await makeGatsbySite();
    const port = await freePort();
    gatsby = startGatsby(root, 'develop', '-p', String(port));
    gatsby.stdout.on('data', (bytes: Buffer) => (printed += bytes.toString()));
    gatsby.stderr.on('data', (bytes: Buffer) => (printed += bytes.toString()));
    await prints('success Building development bundle');
    browser = await chromium.launch(launchOptions());
    view = await browser.newPage();
    view.setDefaultTimeout(120_000);
    await view.goto(`http://localhost:${port}/films`);
    await view.locator('h2', { hasText: /^Makola$/ }).waitFor();
    await view.evaluate(() => document.body.setAttribute('data-same-page', ''));
  });

  afterAll(async () => {
    await browser?.close();
    const gone = new Promise((resolve) => gatsby.on('exit', resolve));
    if (gatsby.exitCode === null && gatsby.kill()) await gone;
    rmSync(root, { recursive: true, force: true });
  });

  it.each([
    ['a misspelt field', 'data/films.yaml', '  title: Makola', '  titel: Makola', '2:3  unknown field "titel" on Film'],
    ['a tab', 'data/pages/films.yaml', '  headline:', '\theadline:', '12:1  a tab in the indentation'],
    [
      'a reference to nothing',
      'data/company.yaml',
      'founded: founded',
      'founded: found',
      '5:10  no Figure has the key',
    ],
  ])(
    'shows %s in the terminal and over the page, and the page again without a restart',
    async (_name, file, right, wrong, said) => {
      save(file, (text) => text.replace(right, wrong));
      await prints(`${file}:${said}`);
      await overlay().getByText(`${file}:${said}`).first().waitFor();
      await view.locator('h2', { hasText: /^Makola$/ }).waitFor({ state: 'attached' });
      save(file, (text) => text.replace(wrong, right));
      await overlay().getByText(said).first().waitFor({ state: 'detached' });
      await view.locator('h2', { hasText: /^Makola$/ }).waitFor();
      expect(await view.locator('body[data-same-page]').count()).toBe(1);
    },
  );

  it('takes over what was saved while another file was at fault', async () => {
    save('data/posts.yaml', (text) => text.replace('title:', 'titel:'));
    await overlay().getByText('unknown field "titel" on Post').first().waitFor();
    save('data/films.yaml', (text) => text.replace('title: Makola', 'title: Makola at night'));
    save('data/posts.yaml', (text) => text.replace('titel:', 'title:'));
    await view.locator('h2', { hasText: 'Makola at night' }).waitFor();
    await overlay().getByText('unknown field').first().waitFor({ state: 'detached' });
    expect(await view.locator('body[data-same-page]').count()).toBe(1);
  });

  it('lists entries as they stand in their file, also after one was edited', async () => {
    const entry = (text: string, title: string): string =>
      text.replace(/slug: .*/, `slug: ${title.toLowerCase()}`).replace(/title: .*/, `title: ${title}`);
    save('data/films.yaml', (text) => ['Makola', 'Rift', 'Highlife'].map((title) => entry(text, title)).join(''));
    await view.locator('h2', { hasText: 'Highlife' }).waitFor();
    // Held back and taken over later, the edited entry alone is made anew.
    save('data/posts.yaml', (text) => text.replace('title:', 'titel:'));
    await overlay().getByText('unknown field "titel" on Post').first().waitFor();
    save('data/films.yaml', (text) => text.replace('title: Makola', 'title: Makola at noon'));
    await prints('info Total nodes');
    save('data/posts.yaml', (text) => text.replace('titel:', 'title:'));
    await view.locator('h2', { hasText: 'Makola at noon' }).waitFor();
    expect(await view.locator('h2').allTextContents()).toEqual(['Makola at noon', 'Rift', 'Highlife']);
  });

  it('tells a picture that is away as the one problem it is, and the page stands', async () => {
    const [picture, away] = ['poster', 'away'].map((name) => join(root, `data/images/${name}.webp`));
    const said = 'there is no picture "images/poster.webp"';
    printed = '';
    renameSync(picture ?? '', away ?? '');
    await prints(said);
    await overlay().getByText(said).first().waitFor();
    renameSync(away ?? '', picture ?? '');
    await overlay().getByText(said).first().waitFor({ state: 'detached' });
    await view.locator('h2[data-picture="poster.webp"]').first().waitFor();
    expect(printed).not.toContain('GraphQL query');
    expect(await view.locator('body[data-same-page]').count()).toBe(1);
  });
});
