/** Nothing of the forms is in the built site. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

it('has nothing of them in its files', () => {
  const all = readdirSync('public', { recursive: true, encoding: 'utf8' });
  const files = all.filter((file) => statSync(join('public', file)).isFile());
  const texts = files.filter((file) => /(?:\.(?:html|js|css|json|xml|txt|map)|_headers|_redirects)$/.test(file));
  expect(texts.length).toBeGreaterThan(20);
  expect(files.filter((file) => /^admin\b/.test(file))).toEqual([]);
  // As the editor's code names itself, and as an address: words of the company may hold both.
  const marks = /sveltia-cms|sveltiacms|["'`(]\/admin["'`/)]/i;
  expect(texts.filter((file) => marks.test(readFileSync(join('public', file), 'utf8')))).toEqual([]);
});
