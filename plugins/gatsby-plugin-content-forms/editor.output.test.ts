/** Nothing of the forms is in the built site. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Words of the forms, of what opens them, and of the package they are made with. */
const traces = /sveltia|\/admin\b|openForms|data-key-path/i;

const files = readdirSync('public', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

it('has no file of them, and no word in its pages, scripts, styles, data and headers', () => {
  expect(files.length).toBeGreaterThan(50);
  const texts = files.filter((file) => /(?:\.(?:html|js|css|json|xml|txt|map|svg)|_headers|_redirects)$/.test(file));
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((file) => traces.test(readFileSync(file, 'utf8')))).toEqual([]);
  expect(files.filter((file) => traces.test(`/${file}`))).toEqual([]);
});
