/** @jest-environment node */
import { join } from 'node:path';
import sharp from 'sharp';
import { checkContent, loadContent, report } from '../plugins/gatsby-plugin-content';
import { smallSite } from '../plugins/gatsby-plugin-content/check/testing/fixture';
import { heroPictures } from './heroPictures';
import { rules } from './rules';

const form = `key: contact
mailSubject: A
submit: Send
inputs:
  - name: email
    label: Email
    type: email
    required: true
  - name: subject
    label: Subject
    type: select
    required: true
    options:
      - value: films
        label: Films
`;
const drafts: Readonly<Record<string, string>> = {
  'company.yaml': 'siteUrl: https://www.pams.example\n',
  'forms/contact.yaml': form,
  'pages/contact.yaml': 'path: /contact\nform: contact\n',
  'pages/about.yaml': 'path: /about\n',
  'partnerships.yaml': '[]\n',
  'awards.yaml': '- slug: sdea\n',
};
const reported = async (file: string, text: string) => {
  const content = loadContent(process.cwd(), new Map(Object.entries({ ...drafts, [file]: text })));
  return report(await checkContent(content, rules));
};

it.each([
  ['under another key', form.replace('contact', 'kontakt'), 'not the key of this form; write contact'],
  ['with a field that is named as its own', form.replace('e: email', 'e: reset'), '"reset" is not a valid "name"'],
  ['that is sent to two places', `netlify: true\nendpoint: /a\n${form}`, 'not to both'],
  ['without an address', form.replace('true', 'false'), 'so that nobody can reply'],
  ['with a list without options', form.replace(/ *options:[^]*/, ''), 'of the type "select" has no "options"'],
])('reports a form %s', async (_, text, says) => expect(await reported('forms/contact.yaml', text)).toContain(says));

it.each([
  ['a choice of another form', '/contact?subject=film#form', 'has no field or option for "subject=film"; did'],
  ['a choice on a page without a form', '/about?utm_source=mail', '"/about" has no form to fill in; delete'],
  ['a missing file', '/press/kit.zip', 'no file "/press/kit.zip"; save it as static/press'],
  ['the calendar file of an award that does not exist', '/dates/awards/lga.ics', 'no file "/dates/awards/lga.ics"'],
  ['a missing page, by its full address', 'https://WWW.pams.example/abuot', 'did you mean "/about"?'],
  ['a file outside of the site', 'https://www.pams.example/../package.json', 'there is no file "/package.json"'],
])('reports a link to %s', async (_, to, says) =>
  expect(await reported('partnerships.yaml', `- action:\n    label: A\n    to: ${to}\n`)).toContain(says),
);

it('reports a form that does not exist', async () =>
  expect(await reported('pages/contact.yaml', 'path: /contact\nform: kontakt\n')).toContain(
    'no form has the key "kontakt"; did you mean "contact"?',
  ));

it.each(['/dates.ics', '/dates/awards/sdea.ics'])('accepts a link to %s, which the build writes', async (to) =>
  expect(await reported('partnerships.yaml', `- action:\n    label: A\n    to: ${to}\n`)).not.toContain('no file'),
);

it.each(['forms/contact.yaml', 'pages/contact.yaml'])('reports no links to a form if %s cannot be read', async (file) =>
  expect(await reported(file, 'a: b: c')).not.toContain('has no'),
);

it('reports a word that is too wide for every window', async () =>
  expect(await reported('films.yaml', `- title: A ${'w'.repeat(30)}\n`)).toContain('"wwwwwwwwww'));

const words = (count: number) => '\n    word'.repeat(count);

it.each([
  ['the reading time of a text of two minutes', `- readTime: 4\n  body: |-${words(460)}\n`, '460 words; write 2'],
  ['the reading time of a short text', `- readTime: 3\n  body: |-${words(9)}\n`, '9 words; write 1'],
  ['a text that is also on another site', `- read: https://a.example\n  body: |-${words(9)}\n`, 'remove "read"'],
])('reports %s', async (_, text, says) => expect(await reported('posts.yaml', text)).toContain(says));

it('accepts a reading time that differs by a minute', async () =>
  expect(await reported('posts.yaml', `- readTime: 3\n  body: |-${words(460)}\n`)).not.toContain('readTime'));

const root = smallSite();

const ofHero = async (
  page: string,
  field: string,
  size: readonly [number, number],
  sunAt: readonly [number, number],
) => {
  const [width, height] = size;
  const [left, top] = sunAt;
  const dark = sharp({ create: { width, height, channels: 3, background: '#000' } });
  const sun = { create: { width: 8, height: 8, channels: 3 as const, background: '#fff' } };
  await dark.composite([{ input: sun, left, top }]).toFile(join(root(), 'data/images/hero.png'));
  const text = `path: /${page}\nhero:\n  image:\n    ${field}: ../images/hero.png\n`;
  const content = { ...loadContent(process.cwd(), new Map([[`pages/${page}.yaml`, text]])), root: root() };
  const found = (await heroPictures(content)).filter(({ file }) => file === `data/pages/${page}.yaml`);
  return found.map(({ message }) => message);
};

it.each([
  ['the lead', 'about', 'file', [64, 40], [22, 20]],
  ['the headline', 'about', 'file', [64, 40], [26, 0]],
  ['the words on a phone', 'about', 'portrait', [36, 64], [14, 28]],
] as const)('reports a picture that is too bright behind %s', async (_, page, field, size, sunAt) =>
  expect(await ofHero(page, field, size, sunAt)).toEqual([expect.stringContaining('is too bright behind the words')]),
);

it.each([
  ['behind words', 'about', 'file', [64, 36], '8 wide, 5 high'],
  ['behind words on a phone', 'about', 'portrait', [36, 48], '9 wide, 16 high'],
  ['next to words', 'academy', 'file', [64, 40], '3 wide, 2 high'],
  ['below words on a phone', 'academy', 'portrait', [36, 64], '108 wide, 109 high'],
] as const)('reports a picture %s that has another shape', async (_, page, field, size, says) =>
  expect(await ofHero(page, field, size, [24, 28])).toEqual([expect.stringContaining(says)]),
);

it.each([
  ['where the subject is', 'about', 'file', [64, 40], [40, 10]],
  ['next to the words', 'academy', 'file', [60, 40], [0, 0]],
] as const)('accepts a picture that is bright %s', async (_, page, field, size, sunAt) =>
  expect(await ofHero(page, field, size, sunAt)).toEqual([]),
);
