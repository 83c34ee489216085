/** @jest-environment node */
import { before, copy, type Edit, expectProblem, type Mistake, set, textOf } from '../testing/edit';

const [company, films, navigation, offices, posts] = ['company', 'films', 'navigation', 'offices', 'posts'].map(
  (name) => `${name}.yaml`,
) as [string, string, string, string, string];
const [about, contact] = ['pages/about.yaml', 'forms/contact.yaml'] as const;

const nextYear = new Date().getFullYear() + 1;
const social = (to: string): Edit => set(navigation, ['social', 0, 'label'], `A\n    to: ${to}`);
const replaced = (name: string, from: RegExp, to: string): Edit => ({ name, text: textOf(name).replace(from, to) });

const rules: readonly Mistake[] = [
  ['an empty text', set(films, [0, 'title'], '‸""'), '"title" is an empty text; expected at least one word'],
  ['a blank at the end', set(films, [0, 'title'], "‸'Makola '"), '"title" ends with a blank; delete it'],
  [
    'a line break at the end',
    set(films, [0, 'synopsis'], '‸>\n    A day.\n'),
    'ends with a line break; begin it with ">-"',
  ],
  ['HTML', set(films, [0, 'title'], 'A ‸<b>day</b>'), '"<b>" in a text looks like HTML; leave it out: texts are plain'],
  ['an HTML entity', set(films, [0, 'title'], 'R‸&amp;B'), 'is an HTML entity; type the character itself'],
  ['Markdown', set(films, [0, 'title'], 'A ‸**day**'), '"**day**" in a text looks like Markdown'],
  ['an emoji', set(films, [0, 'title'], 'Makola ‸🎬'), 'the emoji "🎬" in a text; say it in words'],
  ['a comment in a text', set(films, [0, 'title'], 'Makola ‸#1'), 'ends before the "#": what follows is a comment'],
  ['the name of a file', set(films, [0, 'image', 'alt'], '‸IMG_2041.jpg'), 'expected what the picture shows'],
  ['half a character', set(films, [0, 'title'], '‸"a\\ud800b"'), 'an invisible character in a text; delete it'],
  ['a slug twice', copy(films, { slug: '‸makola' }), 'duplicate slug "makola" on Film; it stands in data/films.yaml:3'],
  ['a section for a slug', copy('podcasts.yaml', { slug: '‸newsletter' }), 'the address of a section of /media-hub'],
  ['an address of the shell', copy(films, { slug: '‸menu' }), 'it is an address every page has'],
  ['an unknown figure', set(company, ['replyTime'], '‸reply-times'), 'did you mean "reply-time"?'],
  ['a page that does not exist', social('‸/abuot'), 'there is no page "/abuot"; did you mean "/about"?'],
  [
    'a section that does not exist',
    social('/about‸#valeus'),
    'there is no "#valeus" on "/about"; did you mean "values"?',
  ],
  ['a choice no form has', social('/contact?‸subject=academi#form'), 'did you mean "subject=academy"?'],
  ['a choice on a page without a form', social('/about?‸subject=academy'), 'leave out what begins with "?"'],
  ['a file outside the site', social('‸/../package.json'), 'there is no page "/../package.json"'],
  ['a slash at the end', social('‸/films/'), '"/films/" ends with a slash; did you mean "/films"?'],
  ['a script', social("‸'javascript:alert(1)'"), 'a link must not begin with "javascript:"'],
  ['another host', social("‸'/\\evil.test'"), 'leads nowhere'],
  ['a password', social('‸https://user:pw@a.example/'), 'without name and password'],
  ['hidden receivers', social('‸mailto:a@b.example?bcc=c@d.example'), 'expected one mail address such as'],
  ['a link that is not encrypted', social('‸http://a.example/old'), 'not encrypted; write "https://a.example/old"'],
  ['a mail address without its scheme', social('‸a@b.example'), 'did you mean "mailto:a@b.example"?'],
  ['a telephone link with blanks', social('‸tel:+233 30'), 'expected digits without blanks'],
  ['a second head office', set(offices, [1, 'headquarters'], '‸true'), 'a second "headquarters"; expected'],
  ['no head office', replaced(offices, /headquarters: true/, 'headquarters: false'), 'no Office has "headquarters"'],
  [
    'a picture that is not there',
    set(films, [0, 'image', 'file'], '‸images/poster-makolo.webp'),
    'poster-makola.webp"?',
  ],
  [
    'a picture elsewhere',
    set(films, [0, 'image', 'file'], '‸https://a.example/b.webp'),
    'not a path inside data/images',
  ],
  [
    'a picture of another shape',
    set(films, [0, 'image', 'file'], '‸images/city-accra.webp'),
    'expected 2 to 3, at least 1080',
  ],
  [
    'a page at another address',
    set('pages/media-hub.yaml', ['path'], '‸/media'),
    'not the address of this page; write',
  ],
  [
    'a form under another key',
    set(contact, ['key'], '‸kontakt'),
    '"kontakt" is not the key of this form; write contact',
  ],
  [
    'a form sent to two places',
    before(contact, ['submit'], 'netlify: true\n‸endpoint: /a\n'),
    'not to both; leave one of',
  ],
  ['a list without options', set(contact, ['inputs', 0, 'type'], '‸select'), 'a list to choose from has no options'],
  ['a field name twice', set(contact, ['inputs', 1, 'name'], '‸name'), 'duplicate field name "name" in the form'],
  ['two numbers', set('figures.yaml', [5, 'value'], "‸'2007'"), '"value" says 2007, "number" 2006; expected the same'],
  ['marks on the page', set('figures.yaml', [0, 'value'], '‸\'"18"\''), 'a quotation mark (") in a figure; delete it'],
  [
    'a newer entry below',
    set(posts, [1, 'date'], `‸'${nextYear}-12-31'`),
    'is newer than the entry above it; move the entry up',
  ],
  [
    'words that count',
    set('pages/films.yaml', ['portfolio', 'title'], '‸Nineteen films'),
    'let the words and the list agree',
  ],
  [
    'a text that no longer fits',
    set(films, [0, 'title'], `‸${'Makola '.repeat(4)}end`),
    'expected at most 24; it is shown',
  ],
  [
    'a word that breaks',
    set('services.yaml', [0, 'title'], '‸Medienproduktionsgesellschaft'),
    'letters long; expected at most 18',
  ],
  [
    'a long list',
    set(about, ['figures'], `\n${'  - founded\n'.repeat(6)}`),
    '"figures" has 6 entries; expected at most 5',
  ],
  ['a day that has passed', set('awards.yaml', [0, 'closes'], "‸'2020-03-31'"), '"closes" has passed: 2020-03-31'],
];

it.each(rules)('finds %s', expectProblem);
