import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { type Field, fieldsOf } from '../../plugins/gatsby-plugin-content';
import { onCreateDevServer, type Server } from '../../plugins/gatsby-plugin-content-forms/gatsby-node';
import { expect } from '../support/test';

// Opens the forms for editors, and fills them in. They edit a copy of `data/` in the browser's storage, because a test cannot use the system
// dialog in which an editor selects the site's folder.

let [path, answer]: Partial<Parameters<Server['get']>> = [];
onCreateDevServer({ app: { get: (...route) => ([path, answer] = route) } }, { title: 'PAMS content' });

/** Answers requests for the forms as `gatsby develop` does, at any host, and requests for the files of `data/`. */
export async function serveForms(page: Page): Promise<void> {
  await page.route(/localhost|edit\.pams\.example/, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/data/')) return route.fulfill({ path: pathname.slice(1) });
    const [, file] = path?.exec(pathname) ?? [];
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
  // Sveltia draws only the fields in the window. Here it draws all of them.
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(private readonly seen: IntersectionObserverCallback) {
        super(seen);
      }
      override observe(target: Element) {
        queueMicrotask(() => this.seen([{ isIntersecting: true, target } as IntersectionObserverEntry], this));
      }
    };
  });
}

/** Opens the forms over a copy of the given files of `data/`. */
export async function openForms(page: Page, files: readonly string[]): Promise<void> {
  await page.goto('/admin/');
  await page.evaluate(async (files) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', { create: true });
    for (const path of files) {
      const [name = '', ...folders] = path.split('/').reverse();
      let folder = await root.getDirectoryHandle('data', { create: true });
      for (const below of folders) folder = await folder.getDirectoryHandle(below, { create: true });
      const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await file.write(await (await fetch(`/data/${path}`)).blob());
      await file.close();
    }
    Object.assign(window, { showDirectoryPicker: () => root });
  }, files);
  const ready = page.waitForEvent('console', (message) => message.text().includes('site data is ready'));
  const parsed = page.waitForEvent('console', (message) => message.text().includes('] Parsed '));
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  const count = files.filter((file) => file.endsWith('.yaml')).length;
  expect((await parsed).text()).toContain(`Parsed ${count} entries (0 errors)`);
  await ready;
}

/** Opens the form of a YAML file. */
export async function openForm(page: Page, file: string): Promise<void> {
  const name = file.replace('.yaml', '').replace('/', '-');
  const collection = file.includes('/') ? file.split('/')[0] : '_singletons';
  await page.goto(`/admin/#/collections/${collection}/entries/${name}`);
}

/** Returns the part of a form with a field. */
export const partOf = (page: Page, path: string): Locator => page.locator(`[data-key-path="${path}"]`);

/** Unfolds the groups and the entries around a field, and returns its part of the form. */
export async function show(page: Page, path: string): Promise<Locator> {
  const steps = path.split('.');
  const isIndex = (step = '') => /^\d+$/.test(step);
  const switches = steps.slice(0, -1).flatMap((step, at) => {
    if (isIndex(step))
      return partOf(page, steps.slice(0, at).join('.')).locator(`[aria-controls$="-item-${step}-body"]`).first();
    const group = partOf(page, steps.slice(0, at + 1).join('.'));
    return isIndex(steps[at + 1]) ? [] : group.locator('[aria-controls^="object-"]').first();
  });
  const part = partOf(page, path);
  await expect(async () => {
    for (const one of switches)
      if ((await one.getAttribute('aria-expanded', { timeout: 2000 })) === 'false') await one.click();
    await expect(part).toBeVisible({ timeout: 2000 });
  }).toPass();
  return part;
}

/** Adds an entry to a list, and returns its path. */
export async function addTo(page: Page, list: string, index: number): Promise<string> {
  const part = await show(page, list);
  // The button of a list is after those of the lists in its entries.
  await part.getByRole('button', { name: /^Add / }).last().click();
  return `${list}.${index}`;
}

/** Selects an option in radio buttons, checkboxes or a list that unfolds. */
async function choose(part: Locator, value: string): Promise<void> {
  const list = part.getByRole('combobox');
  const option = part
    .page()
    .getByRole('option')
    .and(part.page().locator(`[data-value="${value}"]`));
  const button = part.locator(`[data-value="${value}"]`);
  await expect(list.or(button).first()).toBeVisible();
  if (await button.isVisible()) return button.click();
  await list.click();
  await option.click();
}

/** Fills in a field; in a group of fields, only the required ones. */
export async function fill(page: Page, path: string, field: Field, value: unknown): Promise<void> {
  if (field.list) {
    const one = { ...field, list: false };
    for (const [index, item] of (value as unknown[]).entries())
      await fill(page, field.link ? path : await addTo(page, path, index), one, item);
    return;
  }
  if (field.fields) {
    const required = fieldsOf(field.fields, field).filter((below) => below.required);
    await show(page, `${path}.${required[0]?.name}`);
    for (const below of required)
      await fill(page, `${path}.${below.name}`, below, (value as Record<string, unknown>)[below.name]);
    return;
  }
  const part = partOf(page, path);
  if (field.values || field.link) return choose(part, String(value));
  if (field.type === 'File') {
    await part.getByRole('button', { name: 'Browse' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('option', { name: String(value).split('/').at(-1), exact: true }).click();
    return dialog.getByRole('button', { name: 'Insert' }).click();
  }
  const isNumber = /^(?:Int|Float)$/.test(field.type);
  const input = field.type === 'Date' ? part.locator('input') : part.getByRole(isNumber ? 'spinbutton' : 'textbox');
  await input.fill(String(value));
}

/** Returns the text of a file in the browser's storage. */
export const savedText = (page: Page, file: string): Promise<string> =>
  page.evaluate(async (path) => {
    const [name = '', ...folders] = path.split('/').reverse();
    let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('data');
    for (const below of folders) folder = await folder.getDirectoryHandle(below);
    return (await (await folder.getFileHandle(name)).getFile()).text();
  }, file);

/** Saves a form, and returns the text of its file. Sveltia leaves the form when the file is written. */
export async function save(page: Page, file: string): Promise<string> {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('group', { name: 'Content Editor' }), `${file} is saved`).toBeHidden();
  return savedText(page, file);
}
