import { load } from 'cheerio';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { prefix, siteUrl } from '../siteUrl';

const files = readdirSync('public', { recursive: true, encoding: 'utf8' }).filter((file) =>
  statSync(join('public', file)).isFile(),
);
const read = (file: string): string => readFileSync(join('public', file), 'utf8');

/** Links of the site to itself, and every file of its own that is named with its ending: in attributes, `url()`, JSON and XML. */
const addressesIn = (file: string): string[] =>
  [
    ...read(file)
      .replaceAll(`${siteUrl}/`, `${prefix}/`)
      .matchAll(/(?<= href="|<loc>)[/#][^"<]*|(?<=["'(\s>])\/(?!\/)[\w./~-]+\.\w{2,11}(?=["')\s\\<])/g),
  ].map(([address]) => address);

const idsIn = (file: string): Set<string> =>
  new Set(
    load(read(file))('[id]')
      .map((_, element) => element.attribs.id)
      .get(),
  );

/** The file that a host serves for a path. */
const fileOf = (path: string): string | undefined =>
  [path, `${path}.html`, join(path, 'index.html')].find(
    (name) => existsSync(join('public', name)) && files.includes(name),
  );

test('every address of the site leads to a file, and every hash to an element', () => {
  const ids = new Map<string, Set<string>>();
  const dead = files
    .filter((file) => /\.(html|css|json|xml|webmanifest)$/.test(file))
    .flatMap((file) =>
      [...new Set(addressesIn(file))]
        .filter((address) => {
          // What Gatsby calls the page, for its script.
          if (address === '/404.html') return false;
          const { pathname, hash } = new URL(address, 'https://site.test');
          // Page data has some as editors write them: components put the prefix before them.
          const isWhole = pathname.startsWith(`${prefix}/`);
          const path = decodeURIComponent(pathname.slice(isWhole ? prefix.length + 1 : 1));
          const isOurs = isWhole || file.endsWith('.json');
          if (path.endsWith('/')) return true;
          const target = address.startsWith('#') ? file : isOurs && fileOf(path || 'index.html');
          if (!target) return true;
          if (hash === '') return false;
          if (!ids.has(target)) ids.set(target, idsIn(target));
          return !ids.get(target)?.has(decodeURIComponent(hash.slice(1)));
        })
        .map((address) => `${file} → ${address}`),
    );
  expect(dead).toEqual([]);
});

test('nothing is published that is for the build alone', () => {
  expect(files.filter((file) => /\.map$|webpack\.stats|chunk-map|^_gatsby|^~partytown/.test(file))).toEqual([]);
});
