/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fault } from '../fault';
import { contentOf } from '../testing/content';
import { said } from '../testing/said';
import { links } from './links';

const sdl = `
type Navigation { links: [Action!] callToAction: Link }
type Action { label: String! to: String }
type Link { to: String! }
type Film { slug: String! }
`;
const names = [
  'navigation.yaml',
  'pages/index.yaml',
  'pages/about.yaml',
  'pages/films.yaml',
  'pages/press.yaml',
  'pages/404.yaml',
  'pages/notes.txt',
];

const faultsOf = async (written: string, root = '/nowhere'): Promise<readonly Fault[]> => {
  const texts = { 'navigation.yaml': `links:\n  - to: ${written}\n`, 'films.yaml': '- slug: makola\n- slug: rift\n' };
  return links(contentOf(sdl, texts, { names, root }).content);
};
const inLink = async (written: string): Promise<string[]> => said(await faultsOf(written));

describe('a link that leads somewhere', () => {
  it.each([
    ...[
      '/',
      '/about',
      '/films',
      '/press',
      '/about?from=mail',
      '/about#values',
      '/films#makola',
      '/films#rift',
      '/films#portfolio',
      '/#services',
    ],
    ...['https://pams.example', 'HTTPS://www.pams.example/a?b#c', 'https://pams.example:8080/'],
    ...['mailto:hello@pams.example', 'mailto:a.b@c.d.gh?subject=Hi', 'tel:+233300000001', 'tel:112', "''", "'  '"],
  ])('%s', async (to) => {
    expect(await inLink(to)).toEqual([]);
  });
});

describe('a link inside the site', () => {
  const pages = 'there is "/", "/about", "/films" or "/press"';

  it.each([
    ['/abuot', '2:9 there is no page "/abuot"; did you mean "/about"?'],
    ['/nothing/here', `2:9 there is no page "/nothing/here"; ${pages}`],
    ['/404', `2:9 there is no page "/404"; ${pages}`],
    ['/notes', `2:9 there is no page "/notes"; ${pages}`],
    ['/about/', '2:9 "/about/" ends with a slash; did you mean "/about"?'],
    ['/about//', '2:9 "/about//" ends with a slash; did you mean "/about"?'],
    ['/about/?a=b', '2:9 "/about/" ends with a slash; did you mean "/about"?'],
    ['/about#valeus', '2:15 there is no "#valeus" on "/about"; did you mean "values"?'],
    ["'/about#valeus'", '2:16 there is no "#valeus" on "/about"; did you mean "values"?'],
    ['/about?a=b#valeus', '2:19 there is no "#valeus" on "/about"; did you mean "values"?'],
    ['/films#nollywood', '2:15 there is no "#nollywood" on "/films"; there is "portfolio", "makola" or "rift"'],
    ['/press#top', '2:15 there is no "#top" on "/press"; leave out the "#"'],
    ["'/about#'", '2:16 there is no "#" on "/about"; there is "vision", "mission", "values", "founder" or "footprint"'],
  ])('%s', async (to, fault) => {
    expect(await inLink(to)).toEqual([fault]);
  });

  it('can lead to a file that is served as it is', async () => {
    const root = mkdtempSync(join(tmpdir(), 'links-'));
    mkdirSync(join(root, 'static/files'), { recursive: true });
    writeFileSync(join(root, 'static/files/rates.pdf'), '');
    expect(await faultsOf('/files/rates.pdf', root)).toEqual([]);
    expect(said(await faultsOf('/files', root))).toEqual([expect.stringContaining('there is no page "/files"')]);
    expect(said(await faultsOf('/files/none.pdf', root))).toEqual([expect.stringContaining('there is no page')]);
    rmSync(root, { recursive: true });
  });
});

describe('a link to anywhere else', () => {
  const kinds = 'expected a page ("/about"), a section ("/about#values"), "mailto:", "tel:" or "https://"';
  const mail = 'expected an address such as "mailto:hello@pams.example"';
  const phone = 'expected digits without blanks, such as "tel:+233300000001"';

  it.each([
    ['https://pams', '2:9 "https://pams" is not an address'],
    ['https:pams.example', '2:9 "https:pams.example" is not an address'],
    ['https://pams.', '2:9 "https://pams." is not an address'],
    ['https:///a.b', '2:9 "https:///a.b" is not an address'],
    ['https://a b.example', '2:9 "https://a b.example" is not an address'],
    ['http://pams', '2:9 "http://pams" is not an address'],
    ['mailto:hello', `2:9 "mailto:hello" is not a mail address; ${mail}`],
    ['mailto:a@b', `2:9 "mailto:a@b" is not a mail address; ${mail}`],
    ['mailto:a@b.c', `2:9 "mailto:a@b.c" is not a mail address; ${mail}`],
    ['mailto:a b@c.de', `2:9 "mailto:a b@c.de" is not a mail address; ${mail}`],
    ['mailto:a@c.de x', `2:9 "mailto:a@c.de x" is not a mail address; ${mail}`],
    ['mailto:@c.de', `2:9 "mailto:@c.de" is not a mail address; ${mail}`],
    ['tel:+233 30', `2:9 "tel:+233 30" is not a telephone number; ${phone}`],
    ['tel:030-1', `2:9 "tel:030-1" is not a telephone number; ${phone}`],
    ['tel:tel:112', `2:9 "tel:tel:112" is not a telephone number; ${phone}`],
    ['tel:+', `2:9 "tel:+" is not a telephone number; ${phone}`],
    [
      'javascript:alert(1)',
      '2:9 a link must not begin with "javascript:"; expected "/", "mailto:", "tel:" or "https://"',
    ],
    ['FTP://a.example', '2:9 a link must not begin with "ftp:"; expected "/", "mailto:", "tel:" or "https://"'],
    ['about', `2:9 "about" leads nowhere; ${kinds}; did you mean "/about"?`],
    ['www.pams.example', `2:9 "www.pams.example" leads nowhere; ${kinds}; did you mean "https://www.pams.example"?`],
    ['pams.example/a', `2:9 "pams.example/a" leads nowhere; ${kinds}; did you mean "https://pams.example/a"?`],
    ['see https://a.example', `2:9 "see https://a.example" leads nowhere; ${kinds}`],
    ['shop.pams.example', `2:9 "shop.pams.example" leads nowhere; ${kinds}; did you mean "https://shop.pams.example"?`],
    ['next week', `2:9 "next week" leads nowhere; ${kinds}`],
    ['see pams.example', `2:9 "see pams.example" leads nowhere; ${kinds}`],
    ["'#values'", `2:9 "#values" leads nowhere; ${kinds}`],
    ['//pams.example', `2:9 "//pams.example" leads nowhere; ${kinds}`],
  ])('%s', async (to, fault) => {
    expect(await inLink(to)).toEqual([fault]);
  });

  it('is a warning if it is not encrypted', async () => {
    const faults = await faultsOf('HTTP://pams.example/a');
    const fault = 'the link is not encrypted; write "https://pams.example/a" if the site knows it';
    expect(said(faults)).toEqual([`2:9 ${fault}`]);
    expect(faults.map(({ severity }) => severity)).toEqual(['warning']);
  });
});

it('looks at links alone, and at those that are texts', async () => {
  const text = 'links:\n  - label: /nowhere\n  - to: 404\ncallToAction:\n  to: nowhere\n';
  expect(await links(contentOf(sdl, { 'navigation.yaml': text }).content)).toEqual([]);
});
