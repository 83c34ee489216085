import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { rules } from '../../config/rules';
import { checkContent, fieldsOf, loadContent, report, type Text, textsIn } from '../../plugins/gatsby-plugin-content';
import { expect, test } from '../support/test';
import { additionsTo, pathIn } from './additions';
import { addTo, fill, openForm, openForms, partOf, save, savedText, serveForms, show } from './editor';

// The forms for editors that `gatsby develop` serves at /admin.

const content = loadContent(process.cwd());
const files = content.files.map(({ path }) => path);
const textOf = (file: string) => readFileSync(join('data', file), 'utf8');

/** Returns the value at a path of a form, in the text of its file. */
const valueAt = (text: string, path: string): unknown => {
  const data: unknown = parse(text);
  const form = Array.isArray(data) ? { entries: data } : data;
  return path.split('.').reduce((value, step) => (value as Record<string, unknown>)[step], form);
};

/** True for a short text that may have any other words. */
const isPlain = ({ field, text }: Text): boolean => {
  const { type, list, pattern, placeholders, unique } = field;
  return type === 'String' && !(list || pattern || placeholders || unique) && /^(?=.*[a-z]).{1,60}$/.test(text);
};

// Tests run one after the other, so that the forms are bundled only once.
test.describe.configure({ mode: 'default' });
test.use({
  baseURL: 'http://localhost',
  viewport: { width: 1440, height: 2400 },
  contextOptions: { reducedMotion: 'reduce' },
});

test.beforeEach(async ({ page, consoleOutput }) => {
  // The console reports requests that the policy of the page blocks: Sveltia requests fonts from other hosts. The bundle has these fonts.
  consoleOutput.allow(/cdn\.jsdelivr\.net|www\.githubstatus\.com|^third party: https:\/\/edit\.pams/);
  await serveForms(page);
});

test('each file can be saved, and one changed text changes one line', async ({ page }) => {
  await openForms(page, files);
  const texts = textsIn(content).filter(isPlain);
  for (const { path: file, list } of content.files)
    await test.step(file, async () => {
      const inFile = texts.filter(({ entry }) => entry.file.path === file);
      const [first] = inFile.sort((a, b) => a.path.length - b.path.length);
      if (!first) return;
      const path = pathIn(list, first.path);
      const changed = first.text.replace(/[a-z](?=[^a-z]*$)/, (letter) => (letter === 'e' ? 'a' : 'e'));
      await openForm(page, file);
      await (await show(page, path)).getByRole('textbox').fill(changed);
      const [before, after] = [textOf(file), await save(page, file)].map((text) => text.split('\n'));
      expect(after).toHaveLength(before?.length ?? 0);
      expect(after?.filter((line, at) => line !== before?.[at])).toHaveLength(1);
      expect(valueAt(after?.join('\n') ?? '', path)).toBe(changed);
    });
});

test('an entry with its required fields can be added to each list, and passes the content check', async ({ page }) => {
  const additions = additionsTo(content);
  const pictures = new Set(JSON.stringify(additions.map(({ value }) => value)).match(/\bimages\/[^"]*/g));
  await openForms(page, [...files, ...pictures]);
  const saved = new Map<string, string>();
  for (const file of files.filter((one) => additions.some((addition) => addition.file === one)))
    await test.step(file, async () => {
      await openForm(page, file);
      const added = additions.filter((addition) => addition.file === file);
      for (const { path, field, size, value } of added) {
        await show(page, path);
        const at = field.link ? path : await addTo(page, path, size);
        await fill(page, at, { ...field, list: false }, value);
      }
      const text = await save(page, file);
      for (const { path, size, value } of added) {
        const list = valueAt(text, path) as unknown[];
        expect(list.slice(size), path).toEqual([value]);
      }
      saved.set(file, text);
    });
  expect(saved.size).toBeGreaterThan(0);
  expect(report(await checkContent(loadContent(process.cwd(), saved), rules))).toBe(report([]));
});

test('a value that the content check refuses is reported below its field, and not saved', async ({ page }) => {
  const file = 'company.yaml';
  const type = content.files.find(({ path }) => path === file)?.type;
  const locale = type && fieldsOf(type).find(({ name }) => name === 'locale')?.pattern?.expected;
  await openForms(page, files);
  await openForm(page, file);
  const wrong = { name: '', tagline: 'x'.repeat(101), founded: '1899', locale: 'en', 'geo.latitude': '91' };
  const said = { name: /required/, tagline: /100/, founded: /1,?900/, locale: `${locale}.`, 'geo.latitude': /90/ };
  for (const [path, value] of Object.entries(wrong))
    await (await show(page, path)).getByRole(/founded|geo/.test(path) ? 'spinbutton' : 'textbox').fill(value);
  await page.getByRole('button', { name: 'Save' }).click();
  for (const [path, message] of Object.entries(said))
    await expect(partOf(page, path).getByRole('alert').first()).toContainText(message);
  expect(await savedText(page, file)).toBe(textOf(file));
});

test('a published site only offers to sign in with GitHub', async ({ page }) => {
  await page.goto('https://edit.pams.example/admin/');
  await expect(page.getByRole('button', { name: 'Sign In Using Access Token' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Work with Local Repository' })).toHaveCount(0);
});
