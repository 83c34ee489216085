/** @jest-environment node */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { makeHostedSite } from '../host/testing/hosted';
import { gallery, summary } from './changesReport';
import { pageChanges } from './pageChanges';
import { difference } from './photographs';

describe('what changed between two builds', () => {
  let [before, after] = ['', ''];
  const edit = async (file: string, change: (html: string) => string) => {
    const path = join(after, 'public', file);
    await writeFile(path, change(await readFile(path, 'utf8')));
  };

  beforeEach(async () => {
    [before, after] = [await makeHostedSite('before'), await makeHostedSite('after')];
    for (const root of [before, after])
      for (const file of ['runtime-1.js', 'app-2.js', 'component---src-pages-about-tsx-1.js'])
        await writeFile(join(root, 'public', file), '1');
    await edit('about.html', (html) =>
      html.replace('<h1>/about</h1>', '<h1>About   us</h1><a href="/films">Films</a><img alt="Looms">'),
    );
    await edit('films.html', (html) => html.replace('</h1>', '</h1><script>1</script><p data-x="1"></p>'));
    await rm(join(after, 'public/services.html'));
  });

  afterEach(async () => {
    for (const root of [before, after]) await rm(root, { recursive: true });
  });

  const changes = () => pageChanges(join(before, 'public'), join(after, 'public'));
  const of = (path: string) => changes().find((page) => page.path === path);

  it('is told as lines a visitor reads or follows, and not as markup', () => {
    expect(of('/about')).toMatchObject({
      removed: ['/about'],
      added: ['About us', 'Films', 'Looms', 'Films → /films'],
    });
    expect(of('/films')).toMatchObject({ removed: [], added: [] });
    expect(of('/404')).toMatchObject({ removed: [], added: [] });
  });

  it('has the sizes of each page, and none of one that is not there', () => {
    const { before: was, after: is } = of('/about') ?? {};
    expect(is?.document).toBeGreaterThan(was?.document ?? Infinity);
    expect(is?.scripts).toBe(was?.scripts);
    // Its own script is one more.
    expect(is?.scripts).toBeGreaterThan(of('/films')?.after?.scripts ?? Infinity);
    expect(of('/services')?.after).toBeUndefined();
  });

  it('is summed up for a pull request, with nothing of a page taken for markup', async () => {
    await edit('contact.html', (html) => html.replace('</h1>', ' &lt;img src=x&gt; | `a`</h1>'));
    const seen = changes().map((page) => ({ ...page, pixels: { 390: page.path === '/about' ? 0.00001 : 0, 1440: 0 } }));
    const text = summary(seen);
    expect(text).toContain('## Visitors see a change on /about, /contact, /services\n');
    expect(text).toMatch(/^\| \/about \| 5 \| 0\.01 % of pixels differ \| same \| \d+ \(\+\d+\) \| \d+ \|$/m);
    expect(text).toMatch(/^\| \/services \| \d+ \| same \| same \| gone \| gone \|$/m);
    expect(text).toContain('<ins>About us</ins>');
    expect(text).not.toContain('<img');
    expect(gallery(seen)).toContain('<img src="before/about-390.png"');
    expect(summary([])).toContain('Visitors see no change');
  });
});

it('counts the pixels of two pictures that differ, more than a little', async () => {
  const plain = (height: number, shade: number) =>
    sharp({ create: { width: 10, height, channels: 3, background: { r: shade, g: 0, b: 0 } } })
      .png()
      .toBuffer();
  expect(await difference(await plain(10, 100), await plain(10, 110))).toBe(0);
  expect(await difference(await plain(10, 100), await plain(10, 130))).toBe(1);
  expect(await difference(await plain(10, 100), await plain(20, 100))).toBe(0.5);
});
