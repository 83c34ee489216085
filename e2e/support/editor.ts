import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import express from 'express';
import { addressOf } from '../../plugins/gatsby-plugin-content-forms/findForm';
import { addForms } from '../../plugins/gatsby-plugin-content-forms/server';
import { formsOptions } from '../../src/content/forms';
import { listen } from '../../src/testing/listen';
import { expect, test as base } from './test';

/** Serves the forms over a copy of the content, as `gatsby develop` does. */
export const serveForms = async () => {
  const root = mkdtempSync(join(tmpdir(), 'forms-'));
  for (const folder of ['data', 'src/pages']) cpSync(folder, join(root, folder), { recursive: true });
  const app = express();
  addForms(app, root, formsOptions);
  const server = await listen(createServer(app));
  const close = async () => {
    await server.close();
    rmSync(root, { recursive: true });
  };
  return { root, origin: `http://127.0.0.1:${server.port}`, close };
};

/** `root` is where the copy is. */
export const test = base.extend<{ forms: Awaited<ReturnType<typeof serveForms>>; root: string }>({
  forms: async ({ browserName: _ }, run) => {
    const forms = await serveForms();
    await run(forms);
    await forms.close();
  },
  root: ({ forms }, run) => run(forms.root),
  baseURL: ({ forms }, run) => run(forms.origin),
});

/** The forms that `npm run build:editor` has written, under their own headers. */
export const published = base.extend({
  baseURL: async ({ browserName: _ }, run) => {
    // Read with each answer: this fixture may be ready before the folder is.
    const setHeaders = (response: ServerResponse) => {
      const headers = [...readFileSync('deploy/editor/_headers', 'utf8').matchAll(/^ {2}([\w-]+): (.*)$/gm)];
      expect(headers.map(([, name]) => name)).toContain('Content-Security-Policy');
      headers.forEach(([, name = '', value = '']) => response.setHeader(name, value));
    };
    const server = await listen(createServer(express().use(express.static('deploy/editor', { setHeaders }))));
    await run(`http://localhost:${server.port}`);
    await server.close();
  },
});

/** A field by its place in the file, as `entries.0.title`. */
export const field = (page: Page, path: string) => page.locator(`[data-key-path="${path}"]`);

/** What is typed into in a field. */
export const textbox = (page: Page, path: string) => field(page, path).getByRole('textbox');

/** Opens the form of a file, unfolded down to a field. */
export const open = async (page: Page, file: string, path: string) => {
  await page.goto(`/admin/#${addressOf(file)}?field=${path}`);
  await field(page, path).waitFor();
};

/** Presses Save, and gives the status of the server's answer to the YAML file. */
export const save = async (page: Page): Promise<number> => {
  const put = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().endsWith('.yaml'));
  await page.getByRole('button', { name: 'Save' }).click();
  return (await put).status();
};

const textOf = (file: string): string => readFileSync(join('data', file), 'utf8');

/** The files of the copy that are not as on the site, with their text; a picture without one. */
export const changes = (root: string): Record<string, string> => {
  const list = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name));
  const [own, copied] = [list('data'), list(join(root, 'data'))];
  expect(own.filter((name) => !copied.includes(name))).toEqual([]);
  const bytes = (name: string) => readFileSync(join(root, 'data', name));
  const other = copied.filter((name) => !own.includes(name) || !bytes(name).equals(readFileSync(join('data', name))));
  return Object.fromEntries(other.map((name) => [name, name.endsWith('.yaml') ? bytes(name).toString() : '']));
};

/** A file of the site with its first match replaced, as `changes` gives it. */
export const edited = (file: string, before: string | RegExp, after: string): Record<string, string> => {
  expect(textOf(file)).toMatch(before);
  return { [file]: textOf(file).replace(before, after) };
};

/** Puts a picture nobody has seen into an image field: one of the site, with a byte more, which decoders pass over. */
export const upload = async (page: Page, path: string, picture: string) => {
  await field(page, path).getByRole('button', { name: 'Replace' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload' }).click();
  const buffer = Buffer.concat([readFileSync(join('data', 'images', picture)), Buffer.of(0)]);
  await (await chooser).setFiles({ name: 'new.webp', mimeType: 'image/webp', buffer });
  await expect(page.getByRole('option', { name: 'new.webp', selected: true })).toBeVisible();
  await page.getByRole('button', { name: 'Insert' }).click();
  await expect(page.getByRole('button', { name: 'Insert' })).toHaveCount(0);
  await expect(textbox(page, path)).toHaveText(/new\.webp/);
};
