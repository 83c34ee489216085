/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { checkContent, loadContent, report } from '../plugins/gatsby-plugin-content';
import { heroPictures } from './heroPictures';
import { rules } from './rules';

// Problems that the rules of this site report in files written here.

const form = (key: string) => `key: ${key}
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
const withoutOptions = form('contact').replace(/ *options:[^]*/, '');
const link = (to: string) => `action:\n  label: A\n  to: ${to}\n`;
const drafts: Readonly<Record<string, string>> = {
  'company.yaml': 'siteUrl: https://www.pams.example\n',
  'forms/contact.yaml': form('contact'),
  'pages/contact.yaml': 'path: /contact\nform: contact\n',
  'pages/about.yaml': 'path: /about\n',
  'partnerships.yaml': '[]\n',
};

it.each([
  ['a form under another key', 'forms/contact.yaml', form('kontakt'), 'not the key of this form; write contact'],
  [
    'a field named as a form names its own',
    'forms/contact.yaml',
    form('contact').replace('name: email', 'name: reset'),
    '"reset" is not a valid "name"',
  ],
  ['a form sent to two places', 'forms/contact.yaml', `netlify: true\nendpoint: /a\n${form('contact')}`, 'not to both'],
  [
    'a form without an address',
    'forms/contact.yaml',
    form('contact').replace('true', 'false'),
    'so that nobody can reply',
  ],
  ['a list without options', 'forms/contact.yaml', withoutOptions, 'a field of the type "select" has no "options"'],
  ['a word no window has room for', 'films.yaml', `- title: A ${'w'.repeat(30)}\n`, '"wwwwwwwwww'],
  [
    'a choice of another form',
    'partnerships.yaml',
    `- ${link('/contact?subject=film#form').replace(/\n/g, '\n  ')}`,
    'the form on "/contact" has no choice "subject=film"; did you mean',
  ],
  [
    'a choice on a page without a form',
    'partnerships.yaml',
    `- ${link('/about?utm_source=mail').replace(/\n/g, '\n  ')}`,
    '"/about" has no form to fill in; delete',
  ],
  [
    'a file that is not there',
    'partnerships.yaml',
    `- ${link('/press/kit.zip').replace(/\n/g, '\n  ')}`,
    'no file "/press/kit.zip"; save it as static/press',
  ],
  [
    'an address of this site where nothing is',
    'partnerships.yaml',
    `- ${link('https://WWW.pams.example/abuot').replace(/\n/g, '\n  ')}`,
    'there is no page "/abuot"; did you mean "/about"?',
  ],
  [
    'a file outside of the site',
    'partnerships.yaml',
    `- ${link('https://www.pams.example/../package.json').replace(/\n/g, '\n  ')}`,
    'there is no file "/package.json"',
  ],
])('report %s', async (_, file, text, says) => {
  const content = loadContent(process.cwd(), new Map(Object.entries({ ...drafts, [file]: text })));
  expect(report(await checkContent(content, rules))).toContain(says);
});

it('report a bright picture under words', async () => {
  const root = mkdtempSync(join(tmpdir(), 'bright-'));
  mkdirSync(join(root, 'data/images'), { recursive: true });
  const text = 'path: /about\nhero:\n  image:\n    file: ../images/hero.png\n';
  const content = loadContent(process.cwd(), new Map([['pages/about.yaml', text]]));
  const said = async (background: string) => {
    const picture = sharp({ create: { width: 32, height: 32, channels: 3, background } });
    await picture.png().toFile(join(root, 'data/images/hero.png'));
    const found = await heroPictures({ ...content, root });
    return found.filter(({ file }) => file === 'data/pages/about.yaml').map(({ message }) => message);
  };
  expect(await said('#fff')).toEqual([expect.stringContaining('is too bright behind the words')]);
  rmSync(root, { recursive: true });
});
