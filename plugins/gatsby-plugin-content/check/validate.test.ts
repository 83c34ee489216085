/** @jest-environment node */
import { append, before, expectProblem, type Mistake, rename, set, write } from './testing/edit';

// A machine that is busy with a build takes its time.
jest.setTimeout(60_000);

const company = 'company.yaml';
const figures = 'figures.yaml';
const films = 'films.yaml';
const navigation = 'navigation.yaml';
const offices = 'offices.yaml';
const posts = 'posts.yaml';
const about = 'pages/about.yaml';

const nextYear = new Date().getFullYear() + 1;

const fields: readonly Mistake[] = [
  [
    'fields where a file is a list',
    write(posts, '‸slug: cutting\n'),
    'the file holds fields; expected a list of Post entries',
  ],
  [
    'a list where a file is one thing',
    write('interface.yaml', '‸- menu\n'),
    'holds a list; expected the fields of one Interface',
  ],
  ['an empty file', write('partnerships.yaml', '‸# later\n'), 'the file holds nothing; expected a list of Partnership'],
  [
    'a text for an entry',
    append(posts, '- ‸Another post\n'),
    'an entry of the list holds a text; expected the fields of',
  ],
  [
    'a text for a list',
    set('academy.yaml', ['figures'], '‸founded'),
    '"figures" holds a text; expected a list of the key',
  ],
  [
    'a list for a text',
    set(films, [0, 'title'], '\n    ‸- Makola'),
    '"title" holds a list; expected a text; leave out the',
  ],
  [
    'fields for a text',
    set('awards.yaml', [0, 'categories', 0], '‸Climate: Action'),
    'holds fields; expected a text; put a',
  ],
  [
    'a text for fields',
    set(films, [0, 'image'], '‸images/a.webp'),
    '"image" holds a text; expected fields (file, portrait',
  ],
  [
    'a misspelt field',
    rename(figures, [0, 'label'], '‸lable'),
    'unknown field "lable" on Figure; did you mean "label"?',
  ],
  [
    'an unknown field',
    before('services.yaml', [0, 'title'], '‸price: 1\n'),
    'unknown field "price" on Service; Service has',
  ],
  ['a field of another case', rename(offices, [0, 'countryCode'], '‸countrycode'), 'did you mean "countryCode"?'],
  ['an id', before(figures, [0, 'label'], '‸id: x\n'), '"id" is reserved and cannot be a field of Figure; use "key"'],
  [
    'an id in the place of a slug',
    rename(films, [0, 'slug'], '‸id'),
    '"id" is reserved and cannot be a field of Film; use "slug"',
  ],
  [
    'a missing field',
    append('testimonials.yaml', '- ‸slug: kofi\n  name: Kofi\n  role: Grip\n'),
    'missing field "content" on Testimonial "kofi"; expected a text',
  ],
  [
    'a missing field of a group',
    set('pages/films.yaml', ['portfolio'], '\n  ‸lead: Portfolio'),
    'missing field "title" on Heading of FilmsPage "/films"; expected a text',
  ],
  ['a field without a value', set(offices, [0, 'city'], ''), '"city" has no value; expected a text'],
  ['a picture without its sentence', set(films, [0, 'image', 'alt'], ''), 'expected a text; write "" if the picture'],
  [
    'an optional field without a value',
    set(navigation, ['social', 0, 'label'], 'A\n    ‸to:'),
    'leave the whole line out',
  ],
  [
    'an empty list',
    set('pages/academy.yaml', ['metadata', 'keywords'], '‸[]'),
    'is an empty list; expected a text, at least one',
  ],
  [
    'a dash with nothing behind it',
    set('pages/films.yaml', ['metadata', 'keywords', 0], ''),
    'an entry of "keywords" has no',
  ],
];

const values: readonly Mistake[] = [
  ['words for a number', set(films, [0, 'duration'], '‸ninety'), '"ninety" in "duration" is not a whole number'],
  ['a year without an end', set(films, [0, 'year'], '‸.inf'), '"Infinity" in "year" is not a whole number'],
  ['a fraction', set(films, [0, 'duration'], '‸90.5'), '"90.5" in "duration" is not a whole number'],
  [
    'a number in quotation marks',
    set(films, [0, 'year'], "‸'2020'"),
    'is not a whole number; write 2020 without quotation',
  ],
  ['a decimal comma', set(company, ['geo', 'latitude'], '‸5,6'), '"5,6" in "latitude" is not a number'],
  [
    'yes for true',
    set(offices, [1, 'headquarters'], '‸no'),
    '"no" in "headquarters" is not true or false; write false',
  ],
  ['a value outside a closed set', set(about, ['tone'], '‸cola'), '"gold" or "paper"; did you mean "kola"?'],
  [
    'a day no calendar has',
    set(posts, [0, 'date'], "‸'2026-12-39'"),
    '"2026-12-39" is not a day of the calendar; expected',
  ],
  ['a date the other way round', set(posts, [0, 'date'], "‸'14/10/2026'"), '"14/10/2026" is not a day of the calendar'],
  [
    'a bare date',
    set(posts, [0, 'date'], '‸2026-10-14'),
    'read as a moment in time; put it in quotation marks: "2026-10-14"',
  ],
  [
    'a bare number',
    set(figures, [0, 'value'], '‸1.10'),
    'would be read as a number; put it in quotation marks: "1.10"',
  ],
  [
    'a bare truth',
    set(films, [0, 'title'], '‸true'),
    'would be read as true or false; put it in quotation marks: "true"',
  ],
  ['a bare null', set(films, [0, 'title'], '‸~'), '"title" has no value; expected a text'],
  [
    'a telephone number with letters',
    set(offices, [0, 'phone'], "‸'+254 CALL'"),
    'is not a good "phone"; expected a telephone',
  ],
  [
    'a long title',
    set(about, ['metadata', 'title'], `‸${'Title '.repeat(11)}end`),
    'is 69 characters long; expected at most 60',
  ],
  [
    'a long alternative text of a first screen',
    set(about, ['hero', 'image', 'alt'], `‸${'Four weavers '.repeat(11)}at work`),
    '"alt" is 150 characters long; expected at most 140',
  ],
  ['a short description', set(about, ['metadata', 'description'], '‸Us.'), 'is 3 characters long; expected 50 to 160'],
  [
    'a year to come',
    set(films, [0, 'year'], `‸${nextYear + 1}`),
    `out of range: ${nextYear + 1}; expected at most ${nextYear}`,
  ],
  [
    'a year before the cinema',
    set(films, [0, 'year'], '‸1850'),
    '"year" is out of range: 1850; expected at least 1900',
  ],
  ['a film of no length', set(films, [0, 'duration'], '‸0'), '"duration" is out of range: 0; expected 1 to 600'],
  ['a slug with an accent', set('testimonials.yaml', [0, 'slug'], '‸Café Noir'), 'did you mean "cafe-noir"?'],
  [
    'a mail address without its sign',
    set(offices, [0, 'email'], '‸a.example'),
    'is not a good "email"; expected a mail address',
  ],
  ['an address with a slash', set(company, ['siteUrl'], '‸https://www.pams.example/'), 'without a slash at the end'],
  [
    'an endpoint that is not encrypted',
    before('forms/contact.yaml', ['submit'], 'endpoint: ‸http://a.example\n'),
    'with "https://"',
  ],
  [
    'an endpoint on this machine',
    before('forms/contact.yaml', ['submit'], 'endpoint: ‸https://localhost/x\n'),
    'whole internet',
  ],
  [
    'an unknown autofill word',
    set('forms/contact.yaml', ['inputs', 1, 'autocomplete'], '‸mail'),
    'is not a good "autocomplete"',
  ],
  ['a page name without its colon', set(about, ['hero', 'name'], '‸About us'), 'a colon and a blank'],
  [
    'a day far ahead',
    set('news.yaml', [0, 'date'], "‸'2062-10-14'"),
    `out of range: 2062-10-14; expected at most ${nextYear}`,
  ],
];

it.each([...fields, ...values])('finds %s', expectProblem);
