/**
 * `npx jest --selectProjects develop`: the forms in a real `gatsby develop` over a copy of the site, beside the page they change.
 * @jest-environment node
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { parse } from 'yaml';
import { launchOptions } from '../../e2e/support/browser';
import { developCopy } from '../gatsby-plugin-content/check/testing/siteCopy';

jest.setTimeout(300_000);

let site: Awaited<ReturnType<typeof developCopy>>;
let browser: Browser;

beforeAll(async () => {
  site = await developCopy();
  browser = await chromium.launch(launchOptions());
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const read = <Content>(file: string): Content => parse(readFileSync(join(site.root, 'data', file), 'utf8')) as Content;

it('a press with Alt on a word opens its form, and what is saved there is seen on the page', async () => {
  const [film] = read<[{ title: string }]>('films.yaml');
  const context = await browser.newContext();
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  await page.goto(`${site.address}/films`);
  const title = page.locator('#portfolio h3').first();
  await title.getByText(film.title).waitFor();
  const opened = context.waitForEvent('page');
  await title.click({ modifiers: ['Alt'] });
  const form = await opened;
  const input = form.locator('[data-key-path="entries.0.title"] input');
  await input.waitFor();
  await form.waitForFunction(() => document.activeElement?.matches('[data-key-path="entries.0.title"] input'));
  expect(await input.inputValue()).toBe(film.title);
  await input.fill('Another title');
  await form.getByRole('button', { name: 'Save' }).click();
  await title.getByText('Another title').waitFor();
});
