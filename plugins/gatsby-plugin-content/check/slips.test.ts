/** @jest-environment node */
import { append, before, type Edit, expectProblem, type Mistake, rename, set, textOf, write } from './testing/edit';

const [company, films, navigation, offices, posts] = ['company', 'films', 'navigation', 'offices', 'posts'].map(
  (name) => `${name}.yaml`,
) as [string, string, string, string, string];
const [about, contact] = ['pages/about.yaml', 'forms/contact.yaml'] as const;

const nextYear = new Date().getFullYear() + 1;
const endpoint = (to: string): Edit => before(contact, ['submit'], `endpoint: ‸${to}\n`);
const replaced = (name: string, from: RegExp, to: string): Edit => ({ name, text: textOf(name).replace(from, to) });

const syntax: readonly Mistake[] = [
  ['a tab for indentation', before(films, [0, 'title'], '‸\t'), 'a tab in the indentation; indent with the space bar'],
  ['a non-breaking space', before(about, ['hero', 'headline'], '‸\u00a0'), 'a non-breaking space in the indentation'],
  ['a line indented too far', before(films, [0, 'year'], '  '), 'of the line below, begin it as far from the edge as'],
  [
    'a line indented too little',
    replaced(films, /^ {2}year/m, '‸ year'),
    'begin it as far from the edge as the fields',
  ],
  [
    'a field twice',
    before(company, ['email'], '‸tagline: Another\n'),
    'Map keys must be unique; delete one of the two',
  ],
  [
    'an entry without its hyphen',
    replaced(films, /^- (slug: third-mainland)/m, '  ‸$1'),
    'a new entry begins with "- "',
  ],
  [
    'a hyphen without a blank',
    replaced(films, /^- (slug: third-mainland)/m, '‸-$1'),
    'a blank behind the "-" of an entry',
  ],
  ['a bracket in a text', set(films, [0, 'title'], '[Rift] ‸and more'), 'put the whole text in quotation marks'],
  [
    'a bracket that is not closed',
    set(films, [0, 'title'], '[For work that lasts.'),
    'close the bracket, or put the whole',
  ],
  ['an exclamation mark', set(films, [0, 'title'], '!Highlife'), 'a word with "!" before it is not read as text; put'],
  ['an ampersand', set(films, [0, 'title'], '&Sons ‸Anchor'), 'a word with "&" before it is not read as text'],
  ['an asterisk', set(films, [0, 'title'], '‸*Sons'), 'put the text in quotation marks, or write it out'],
  ['a text at the left edge', replaced(films, /synopsis: >-\n {4}/, 'synopsis: >-\n‸'), 'indent all its lines'],
  [
    'an open quotation mark',
    set(films, [0, 'title'], '‸"Open'),
    'Missing closing "quote; end the text with the mark it',
  ],
  ['quotation marks inside such', set(films, [0, 'title'], '"She "‸Quoted" him"'), `inside, write \\" and ''`],
  ['a colon in a text', set(films, [0, 'title'], '‸Rift: The Return'), 'quotation marks if there is a colon in it'],
  ['no blank behind a colon', before(films, [0, 'title'], '‸title:Glued\n'), 'write "name: text", with a blank behind'],
  ['a reserved sign', set(films, [0, 'title'], '‸@home'), 'put the whole text in quotation marks'],
  ['a second document', append(posts, '‸---\n- slug: second\n'), 'delete the line with "---"'],
  [
    'a merge conflict',
    write(posts, `‸<<<<<<< HEAD\n${textOf(posts)}=======\n>>>>>>> spring\n`),
    'a merge conflict; keep one',
  ],
  ['a control character', set(films, [0, 'title'], 'Ma‸\u0007kola'), 'an invisible character (U+0007); delete it'],
  ['another encoding', set(films, [0, 'title'], 'Ef‸\ufffda'), 'a letter is not stored as UTF-8; save the file'],
  ['a byte order mark', write(films, `‸\ufeff${textOf(films)}`), 'the file begins with an invisible byte order mark'],
  ['an empty file', write(posts, ''), 'the file holds no value; expected a list of Post entries'],
];

const fields: readonly Mistake[] = [
  ['fields where a file is a list', write(posts, '‸slug: cutting\n'), 'holds fields; expected a list of Post entries'],
  ['a text for an entry', append(posts, '- ‸Another post\n'), 'holds "Another post"; expected the fields of one Post'],
  [
    'a text for a list',
    set('academy.yaml', ['figures'], '‸founded'),
    'expected a list of the key of one Figure; write each',
  ],
  [
    'a list for a text',
    set(films, [0, 'title'], '\n    ‸- Makola'),
    '"title" holds a list; expected a text; leave out',
  ],
  [
    'fields for a text',
    set('awards.yaml', [0, 'categories', 0], '‸Climate: Action'),
    'a colon in it in quotation marks',
  ],
  [
    'a text for fields',
    set(films, [0, 'image'], '‸images/a.webp'),
    'holds "images/a.webp"; expected fields (file, portrait',
  ],
  [
    'a misspelt field',
    rename('figures.yaml', [0, 'label'], '‸lable'),
    'field "lable" on Figure; did you mean "label"?',
  ],
  ['an unknown field', before('services.yaml', [0, 'title'], '‸price: 1\n'), 'field "price" on Service; Service has'],
  ['an id', rename(films, [0, 'slug'], '‸id'), 'unknown field "id" on Film; use "slug"'],
  ['a computed field', before(about, ['tone'], '‸card: a.png\n'), 'unknown field "card" on AboutPage'],
  [
    'a missing field',
    append('testimonials.yaml', '- ‸slug: kofi\n  name: Kofi\n  role: Grip\n'),
    'missing field "content" on',
  ],
  ['a field without a value', set(offices, [0, 'city'], ''), '"city" holds no value; expected a text'],
  ['a picture without its sentence', set(films, [0, 'image', 'alt'], ''), 'write "" if the picture only repeats'],
  [
    'an optional field without a value',
    set(navigation, ['social', 0, 'label'], 'A\n    ‸to:'),
    'leave the whole line out',
  ],
  ['an empty list', set('pages/academy.yaml', ['metadata', 'keywords'], '‸[]'), 'has 0 entries; expected at least one'],
  ['words for a number', set(films, [0, 'duration'], '‸ninety'), '"duration" holds "ninety"; expected a whole number'],
  ['a fraction', set(films, [0, 'duration'], '‸90.5'), '"duration" holds 90.5; expected a whole number'],
  ['a number in quotation marks', set(films, [0, 'year'], "‸'2020'"), 'write 2020 without quotation marks'],
  ['no for false', set(offices, [1, 'headquarters'], '‸no'), 'expected true or false; write false'],
  ['a value outside a closed set', set(about, ['tone'], '‸cola'), '"gold" or "paper"; did you mean "kola"?'],
  [
    'a day no calendar has',
    set(posts, [0, 'date'], "‸'2026-12-39'"),
    'is not a day of the calendar; expected a day such as',
  ],
  [
    'a bare date',
    set(posts, [0, 'date'], '‸2026-10-14'),
    'a moment in time; expected a day such as "2026-10-14"; put it',
  ],
  [
    'curly quotation marks',
    set(posts, [0, 'date'], '‸‘2026-10-22’'),
    'the quotation marks (‘) are read as part of it: write',
  ],
  ['a bare number', set('figures.yaml', [0, 'value'], '‸1.10'), 'put it in quotation marks: "1.10"'],
  [
    'letters for digits',
    set(offices, [0, 'phone'], "‸'+254 CALL'"),
    'is not a good "phone"; expected a telephone number',
  ],
  [
    'a long title',
    set(about, ['metadata', 'title'], `‸${'Title '.repeat(11)}end`),
    'characters long; expected at most 60',
  ],
  [
    'a long label in one place',
    set(navigation, ['links', 0, 'label'], `‸${'Home '.repeat(5)}end`),
    'expected at most 16',
  ],
  [
    'an endless text',
    set('academy.yaml', ['benefits', 0, 'description'], `‸${'a '.repeat(999)}a`),
    'expected at most 360',
  ],
  ['a year before the cinema', set(films, [0, 'year'], '‸1850'), 'out of range: 1850; expected at least 1900'],
  ['a year to come', set(films, [0, 'year'], `‸${nextYear + 1}`), `${nextYear + 1}; expected at most ${nextYear}`],
  [
    'a slug with an accent',
    set('testimonials.yaml', [0, 'slug'], '‸Café'),
    'expected small letters, digits and single hyphens',
  ],
  ...[
    'http://a.example',
    'https://localhost/x',
    'https://a.b;sandbox/x',
    'https://user:pw@a.example/',
    'https://a.b,x/',
  ].map((to): Mistake => [
    `the endpoint ${to}`,
    endpoint(to),
    'is not a good "endpoint"; expected an address with "https://"',
  ]),
  ...["'https://*.com/'", 'https://a.example/"x"', 'https://a.example:99999/', "'/\\evil.test'", '//evil.test'].map(
    (to): Mistake => [
      `the endpoint ${to}`,
      endpoint(to),
      'is not a good "endpoint"; expected an address with "https://"',
    ],
  ),
];

it.each([...syntax, ...fields])('finds %s', expectProblem);
