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

/** The file that a host serves for a path. */
const fileOf = (path: string): string | undefined =>
  [path, `${path}.html`, join(path, 'index.html')].find(
    (name) => existsSync(join('public', name)) && files.includes(name),
  );

// The build itself refuses a hash without an element: builtLinks.ts of gatsby-plugin-content.
test('every address of the site leads to a file', () => {
  const isDead = (file: string) => (address: string) => {
    // What Gatsby calls the page, for its script.
    if (address === '/404.html' || address.startsWith('#')) return false;
    const { pathname } = new URL(address, 'https://site.test');
    // Page data has some as editors write them: components put the prefix before them.
    const isWhole = pathname.startsWith(`${prefix}/`);
    const path = decodeURIComponent(pathname.slice(isWhole ? prefix.length + 1 : 1));
    return path.endsWith('/') || !(isWhole || file.endsWith('.json')) || !fileOf(path || 'index.html');
  };
  const dead = files
    .filter((file) => /\.(html|css|json|xml|webmanifest)$/.test(file))
    .flatMap((file) => [...new Set(addressesIn(file))].filter(isDead(file)).map((address) => `${file} → ${address}`));
  expect(dead).toEqual([]);
});

test('nothing is published that is for the build alone', () => {
  expect(files.filter((file) => /\.map$|webpack\.stats|chunk-map|^_gatsby|^~partytown/.test(file))).toEqual([]);
});
