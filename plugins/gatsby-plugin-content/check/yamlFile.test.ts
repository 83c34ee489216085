/** @jest-environment node */
import { append, before, expectProblem, type Mistake, set, textOf, write } from './testing/edit';

// A machine that is busy with a build takes its time.
jest.setTimeout(60_000);

const company = 'company.yaml';
const films = 'films.yaml';
const navigation = 'navigation.yaml';
const posts = 'posts.yaml';
const about = 'pages/about.yaml';

const syntax: readonly Mistake[] = [
  ['a tab for indentation', before(films, [0, 'title'], '‸\t'), 'a tab in the indentation; indent with the space bar'],
  [
    'a line indented too far',
    before(films, [0, 'year'], ' ‸'),
    'unlike the lines around it; begin it as far from the edge',
  ],
  [
    'a line indented too little',
    { name: films, text: textOf(films).replace(/^ {2}year/m, ' ‸year') },
    'unlike the lines around it; begin it as far from the edge',
  ],
  [
    'a field twice',
    before(company, ['email'], '‸tagline: Another\n'),
    'duplicate field "tagline"; it stands in line 4',
  ],
  [
    'a field twice, in quotation marks',
    before(films, [0, 'title'], '"year": 1\n'),
    'duplicate field "year"; it stands in',
  ],
  [
    'a field twice whose name is no name',
    before(films, [0, 'title'], 'a(b: 1\n‸a(b: 1\n'),
    'duplicate field "a(b"; it stands in',
  ],
  [
    'an entry without its hyphen',
    { name: films, text: textOf(films).replace(/^- (slug: third-mainland)/m, '  ‸$1') },
    'already; a new entry begins with "- "',
  ],
  [
    'a hyphen without a blank',
    { name: films, text: textOf(films).replace(/^- (slug: third-mainland)/m, '‸-$1') },
    'write a blank behind the "-"',
  ],
  ['a sign at the beginning of a text', set(films, [0, 'title'], '> ‸Rift'), 'put the whole text in quotation marks'],
  [
    'a bracket around a part of a text',
    set(films, [0, 'title'], '[Rift] ‸and more'),
    'put the whole text in quotation',
  ],
  ['an exclamation mark before a text', set(films, [0, 'title'], '!Highlife'), 'is not allowed; write the text out'],
  [
    'a folded text at the left edge',
    { name: films, text: textOf(films).replace(/synopsis: >-\n {4}/, 'synopsis: >-\n‸') },
    'begin it as far from the edge as',
  ],
  ['an empty file', write(posts, ''), 'the file holds nothing; expected a list of Post entries'],
  [
    'an open quotation mark',
    set(films, [0, 'title'], '‸"Open'),
    'a quotation mark is opened and not closed; end the text',
  ],
  ['an open apostrophe', set(navigation, ['copyright'], "‸'Open"), "not closed; end the text with '"],
  [
    'quotation marks inside such',
    set(films, [0, 'title'], '"She "‸Quoted" him"'),
    'write quotation marks inside a text',
  ],
  [
    'an apostrophe inside such',
    set(films, [0, 'title'], "'Grandmother'‸s Radio'"),
    "an apostrophe inside single ones as ''",
  ],
  [
    'a colon in a text',
    set(films, [0, 'title'], '‸Rift: The Return'),
    'a text with a colon and a blank in it; put the whole',
  ],
  [
    'no space behind a colon',
    before(films, [0, 'title'], '‸title:Glued\n'),
    'a line is neither a field nor part of the text above it',
  ],
  [
    'no colon behind a name',
    before(films, [0, 'year'], '‸Bare\n'),
    'a line is neither a field nor part of the text above',
  ],
  [
    'a text that begins with a reserved sign',
    set(films, [0, 'title'], '‸@home'),
    'cannot begin with this sign; put it in',
  ],
  [
    'a bracket that is not closed',
    set(films, [0, 'title'], '‸[For work that lasts.'),
    'a bracket "[" is opened and not closed',
  ],
  ['an anchor', set(films, [0, 'title'], '&title ‸Anchor'), 'an anchor ("&title") is not allowed; write the text out'],
  ['a tag', set(films, [0, 'title'], '!!str ‸Tag'), 'a tag ("tag:yaml.org,2002:str") is not allowed'],
  ['a merge key', before(films, [0, 'title'], '‸<<: { year: 1 }\n'), 'a merge key ("<<") is not allowed'],
  ['a second document', append(posts, '‸---\n- slug: second\n'), 'a second document begins; delete the line'],
  [
    'a merge conflict',
    write(posts, `‸<<<<<<< HEAD\n${textOf(posts)}=======\n>>>>>>> spring\n`),
    'a merge conflict; keep one',
  ],
  ['a non-breaking space', before(about, ['hero', 'headline'], '‸\u00a0'), 'a non-breaking space in the indentation'],
  ['a control character', set(films, [0, 'title'], 'Ma‸\u0007kola'), 'an invisible character (U+0007) in the file'],
  [
    'a letter not stored as UTF-8',
    set(films, [0, 'title'], 'Ef‸\ufffda'),
    'a letter is not stored as UTF-8; save the file',
  ],
  ['a byte order mark', write(films, `‸\ufeff${textOf(films)}`), 'the file begins with an invisible byte order mark'],
];

it.each([...syntax])('finds %s', expectProblem);
