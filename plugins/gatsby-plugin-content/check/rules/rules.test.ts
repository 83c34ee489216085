/** @jest-environment node */
import { before, copy, type Edit, expectProblem, type Mistake, set, textOf } from '../testing/edit';

// A machine that is busy with a build takes its time.
jest.setTimeout(60_000);

const company = 'company.yaml';
const figures = 'figures.yaml';
const films = 'films.yaml';
const navigation = 'navigation.yaml';
const offices = 'offices.yaml';

const social = (to: string): Edit => set(navigation, ['social', 0, 'label'], `A\n    to: ${to}`);

/** A figure of the site, by its key, with another value or number. */
const figure = (key: string, field: string, raw: string): Edit => {
  const index = [...textOf(figures).matchAll(/^- key: (.*)/gm)].findIndex(([, each]) => each === key);
  return set(figures, [index, field], raw);
};

const texts: readonly Mistake[] = [
  ['an empty text', set(films, [0, 'title'], '‸""'), '"title" is an empty text; expected at least one word'],
  ['a blank at the end', set(films, [0, 'title'], "‸'Makola '"), '"title" ends with a blank; delete it'],
  ['a blank at the beginning', set(films, [0, 'title'], "‸' Makola'"), '"title" begins with a blank; delete it'],
  [
    'a line break at the end',
    set(films, [0, 'synopsis'], '‸>\n    A day.\n'),
    'ends with a line break; begin it with ">-"',
  ],
  ['HTML', set(films, [0, 'title'], 'A ‸<b>day</b>'), '"<b>" in a text looks like HTML; leave it out: texts are plain'],
  [
    'an HTML entity',
    set(films, [0, 'title'], 'R‸&amp;B'),
    '"&amp;" in a text is an HTML entity; type the character itself',
  ],
  ['Markdown', set(films, [0, 'title'], 'A ‸**day**'), '"**day**" in a text looks like Markdown'],
  ['an emoji', set(films, [0, 'title'], 'Makola ‸🎬'), 'the emoji "🎬" in a text; say it in words'],
  [
    'a comment in a text',
    set(films, [0, 'title'], 'Makola ‸#1'),
    '"title" ends before the "#": what follows is a comment',
  ],
  [
    'the name of a file',
    set(films, [0, 'image', 'alt'], '‸IMG_2041.jpg'),
    'is the name of a file; expected what the picture',
  ],
  ['an invisible escape', set(films, [0, 'title'], '‸"a\\x07b"'), 'an invisible character in a text; delete it'],
];

const links: readonly Mistake[] = [
  [
    'a slug twice',
    copy(films, { slug: '‸makola' }),
    'duplicate slug "makola" on Film; it stands in data/films.yaml:3 already',
  ],
  [
    'a section for a slug',
    copy('podcasts.yaml', { slug: '‸newsletter' }),
    'it is the address of a section of /media-hub',
  ],
  [
    'an address of the shell',
    copy(films, { slug: '‸menu' }),
    'duplicate slug "menu" on Film; it is an address every page has',
  ],
  ['a key twice', copy(figures, { key: '‸founded' }), 'duplicate key "founded" on Figure'],
  [
    'an unknown figure',
    set(company, ['replyTime'], '‸reply-times'),
    'no Figure has the key "reply-times"; did you mean "reply-time"?',
  ],
  [
    'an unknown figure in a list',
    set('academy.yaml', ['figures', 0], '‸kangaroos'),
    'no Figure has the key "kangaroos"; there is',
  ],
  ['a page that does not exist', social('‸/abuot'), 'there is no page "/abuot"; did you mean "/about"?'],
  [
    'a section that does not exist',
    social('/about‸#valeus'),
    'there is no "#valeus" on "/about"; did you mean "values"?',
  ],
  ['a choice no form has', social('/contact?‸subject=academi#form'), 'did you mean "subject=academy"?'],
  [
    'a choice of the form of another page',
    social('/contact?‸type=training#form'),
    'no form on "/contact" has the choice',
  ],
  ['a choice on a page without a form', social('/about?‸subject=academy'), 'leave out what begins with "?"'],
  ['a file outside the site', social('‸/../package.json'), 'there is no page "/../package.json"'],
  ['a slash at the end', social('‸/films/'), '"/films/" ends with a slash; did you mean "/films"?'],
  ['the not-found page', social('‸/404'), 'there is no page "/404"'],
  ['a script', social("‸'javascript:alert(1)'"), 'a link must not begin with "javascript:"'],
  ['a link that is not encrypted', social('‸http://a.example/old'), 'not encrypted; write "https://a.example/old"'],
  ['a site without its scheme', social('‸www.a.example'), 'leads nowhere; expected a page'],
  ['a mail address without its scheme', social('‸a@b.example'), 'did you mean "mailto:a@b.example"?'],
  ['a number without its scheme', social("‸'+233 30 000 0001'"), 'did you mean "tel:+233300000001"?'],
  ['a page without its slash', social('‸contact'), '"contact" leads nowhere'],
  ['a mail link without an address', social('‸mailto:hello'), '"mailto:hello" is not a mail address'],
  ['a telephone link with blanks', social('‸tel:+233 30'), 'is not a telephone number; expected digits without blanks'],
  [
    'a second head office',
    set(offices, [1, 'headquarters'], '‸true'),
    'a second head office; expected true for the head office',
  ],
  [
    'no head office',
    { name: offices, text: `${textOf(offices).replace('headquarters: true', 'headquarters: false')}` },
    'no office is',
  ],
  [
    'a picture that does not exist',
    set(films, [0, 'image', 'file'], '‸images/poster-makolo.webp'),
    'did you mean "images/poster-makola.webp"?',
  ],
  [
    'a picture elsewhere',
    set(films, [0, 'image', 'file'], '‸https://a.example/b.webp'),
    'is not a path inside data/images',
  ],
  [
    'a picture from the root of the disk',
    set(films, [0, 'image', 'file'], '‸/images/poster-makola.webp'),
    'is not a path inside data/images; expected the path of a picture in data/images, seen from this file; did you mean',
  ],
  [
    'a picture of another shape',
    set(films, [0, 'image', 'file'], '‸images/city-accra.webp'),
    'expected 2 to 3, at least 1080 pixels wide',
  ],
  [
    'a page at another address',
    set('pages/media-hub.yaml', ['path'], '‸/media'),
    '"/media" is not the address of this page; write',
  ],
  [
    'a form under another key',
    set('forms/contact.yaml', ['key'], '‸kontakt'),
    '"kontakt" is not the key of this form; write contact',
  ],
  [
    'a form that is sent to two places',
    before('forms/contact.yaml', ['submit'], 'netlify: true\n‸endpoint: https://a.example/f\n'),
    'sent to Netlify or to an "endpoint", not to both; leave one of them out',
  ],
  [
    'options of what is no list',
    before('forms/contact.yaml', ['inputs', 0, 'label'], '‸options:\n  - value: a\n    label: A\n'),
    'a field of the type "text" has options',
  ],
  [
    'a list without options',
    set('forms/contact.yaml', ['inputs', 0, 'type'], '‸select'),
    'a list to choose from has no options',
  ],
  [
    'a field name twice',
    set('forms/contact.yaml', ['inputs', 1, 'name'], '‸name'),
    'duplicate field name "name" in the form',
  ],
  [
    'an option twice',
    set('forms/contact.yaml', ['inputs', 3, 'options', 1, 'value'], '‸services'),
    'duplicate value "services" in the options',
  ],
  [
    'a partnership the form lacks',
    set('partnerships.yaml', [1, 'slug'], '‸spons'),
    'is not an option of the partnership form',
  ],
  [
    'a partnership that is called like a budget',
    set('partnerships.yaml', [1, 'slug'], '‸under-10k'),
    'is not an option of the partnership form; expected',
  ],
];

const days: readonly Mistake[] = [
  ['a last day that has passed', set('awards.yaml', [0, 'closes'], "‸'2020-03-31'"), '"closes" has passed: 2020-03-31'],
  ['an intake that has passed', set('academy.yaml', ['tracks', 0, 'intake'], "‸'2020-02-01'"), '"intake" has passed'],
];

const needed: readonly Mistake[] = [
  [
    'a figure the code needs that is missing',
    { name: figures, text: `${textOf(figures).replace(/- key: retries\n(?: {2}.*\n)*/, '')}` },
    "add an entry with key: retries, value: '3', number: 3",
  ],
  ['one under another name', figure('tooltip-delay', 'key', '‸tooltip-dealy'), 'is missing; rename "tooltip-dealy"'],
  [
    'one in an unknown unit',
    figure('cache-time', 'unit', 'hours'),
    'the site cannot work with the figure "cache-time" as it is',
  ],
  ['a corner that is none', figure('toast-position', 'value', '‸right-bottom'), 'expected top or bottom, a hyphen'],
  ['keys nobody can press', figure('toast-hotkey', 'value', '‸AltGr-T'), 'expected Alt, Ctrl, Shift or Meta'],
  ['half a try', figure('retries', 'number', '‸2.5'), 'expected a whole number from 0 to 10'],
  ['two numbers', figure('retries', 'value', "‸'4'"), '"value" says 4, "number" 3; expected the same in both'],
  [
    'quotation marks on the page',
    figure('business-hours', 'value', '‸\'"Mon–Fri"\''),
    'a quotation mark (") in a figure; delete it',
  ],
];

it.each([...texts, ...links, ...needed, ...days])('finds %s', expectProblem);
