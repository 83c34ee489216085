import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../routes';
import { builtPage } from './pages';

const sheets = readdirSync('public')
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(join('public', file), 'utf8'));
const used = new Set(sheets.flatMap((css) => [...css.matchAll(/@layer ([\w-]+)\{/g)].map(([, name = '']) => name)));

test.each(paths.map((path) => (path === '/no-such-page' ? '/404' : path)))(
  '%s declares all cascade layers before its first style sheet',
  (path) => {
    const [first = ''] = builtPage(path)('style')
      .map((_, { firstChild }) => (firstChild && 'data' in firstChild ? firstChild.data : ''))
      .get();
    expect(used.size).toBeGreaterThan(3);
    expect(/^@layer ([\w,-]+);$/.exec(first)?.[1]?.split(',')).toEqual(expect.arrayContaining([...used]));
  },
);
