/** Nothing of the forms is in the built site. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

it('has no word of them in its files', () => {
  const all = readdirSync('public', { recursive: true, encoding: 'utf8' });
  const files = all.filter((file) => statSync(join('public', file)).isFile());
  const texts = files.filter((file) => /(?:\.(?:html|js|css|json|xml|txt|map)|_headers|_redirects)$/.test(file));
  expect(texts.length).toBeGreaterThan(20);
  expect(files.filter((file) => /^admin\b/.test(file))).toEqual([]);
  expect(texts.filter((file) => /sveltia|\/admin\b/i.test(readFileSync(join('public', file), 'utf8')))).toEqual([]);
});
