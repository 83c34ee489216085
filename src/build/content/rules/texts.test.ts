/** @jest-environment node */
import { contentOf } from '../testing/content';
import { said } from '../testing/said';
import { texts } from './texts';

const sdl = `
type Figure { key: String! value: String! label: String! number: Float film: Film @link(by: "key") }
type Film { title: String! note: String alt: String image: Image }
type Image { file: File! alt: String! caption: String }
type AboutPage { name: String! hero: Hero! }
type Hero { name: String! title: String }
`;
const about = 'pages/about.yaml';

/** What is said about the texts of a file. */
const inFile = async (file: string, text: string): Promise<string[]> =>
  said(await texts(contentOf(sdl, { [file]: text }).content));
/** What is said about one text, written as it stands in a file. */
const inText = (written: string, field = 'title'): Promise<string[]> =>
  inFile('films.yaml', `- ${field}: ${written}\n`);

describe('a text that is plain', () => {
  it.each([
    ...[
      'Makola',
      '"a < b > c"',
      "'5 > 3'",
      'a <3 b',
      'R&D; done',
      'a & b;',
      '&amp',
      '& amp;',
      '"* one"',
      '2 ** 3 ** 4',
      '"[a] (b)"',
      '"[](b)"',
      "'a # b'",
      'No.#1',
    ],
    ...['© 2026 ™', '1 2 3', '→ ★ ✓', 'é à ü', '"\\u00e9"', 'a # a comment', "'#1 in Accra'"],
  ])('has no fault: %s', async (written) => {
    expect(await inText(written)).toEqual([]);
  });

  it('may be a text over several lines', async () => {
    expect(await inText('>-\n    Somebody goes\n    home.')).toEqual([]);
    expect(await inText('|-\n    Somebody\n    goes.')).toEqual([]);
  });
});

describe('a text that is more than a text', () => {
  const plain = 'leave it out: texts are plain';
  const entity = 'in a text is an HTML entity; type the character itself';
  const emoji = 'in a text; say it in words: the typefaces have no emoji, and screen readers read out their names';

  it.each([
    ['Goes <b>home</b>', `1:15 "<b>" in a text looks like HTML; ${plain}`],
    ['Goes </B>', `1:15 "</B>" in a text looks like HTML; ${plain}`],
    ['a<br', `1:11 "<br" in a text looks like HTML; ${plain}`],
    ['<!-- a -->', `1:10 "<!--" in a text looks like HTML; ${plain}`],
    ['<script src="a">', `1:10 "<script" in a text looks like HTML; ${plain}`],
    ['Gold &amp; salt', `1:15 "&amp;" ${entity}`],
    ['a &NBSP; b', `1:12 "&NBSP;" ${entity}`],
    ['a &frac12; b', `1:12 "&frac12;" ${entity}`],
    ['a&#160;b', `1:11 "&#160;" ${entity}`],
    ['a&#xA0;b', `1:11 "&#xA0;" ${entity}`],
    ['Goes **far away** now', `1:15 "**far away**" in a text looks like Markdown; ${plain}`],
    ['a **b**', `1:12 "**b**" in a text looks like Markdown; ${plain}`],
    ['Go [home now](/about) a', `1:13 "[home now](/about)" in a text looks like Markdown; ${plain}`],
    ['a [b]()', `1:12 "[b]()" in a text looks like Markdown; ${plain}`],
    ["'## Title'", `1:11 "## " in a text looks like Markdown; ${plain}`],
    ['Hi 🎬', `1:13 the emoji "🎬" ${emoji}`],
    ['Hi 🇬🇭', `1:13 the emoji "🇬" ${emoji}`],
    ['Hi ❤\ufe0f', `1:13 the emoji "❤\ufe0f" ${emoji}`],
  ])('%s', async (written, fault) => {
    expect(await inText(written)).toEqual([fault]);
  });

  it('is found where it stands as written, or else where the text begins', async () => {
    expect(await inText('>-\n    Somebody\n    goes **home**.')).toEqual([expect.stringMatching(/^3:10 /)]);
    expect(await inText('"\\u003cb>"')).toEqual([expect.stringMatching(/^1:10 "<b>"/)]);
  });

  it('is a warning for an emoji alone', async () => {
    const severities = async (written: string): Promise<string[]> =>
      (await texts(contentOf(sdl, { 'films.yaml': `- title: ${written}` }).content)).map(({ severity }) => severity);
    expect(await severities('🎬 <b>')).toEqual(['error', 'warning']);
  });
});

describe('blanks', () => {
  it.each([
    ["''", 'title', '1:10 "title" is an empty text; expected at least one word'],
    ['""', 'note', '1:9 "note" is an empty text; expected at least one word; leave the whole line out'],
    ["'  '", 'title', '1:10 "title" holds only blanks; expected at least one word'],
    ['"\\n"', 'title', '1:10 "title" holds only blanks; expected at least one word'],
    ['>\n    Home.', 'title', '1:10 "title" ends with a line break; begin it with ">-"'],
    ['|\n    Home.', 'title', '1:10 "title" ends with a line break; begin it with ">-"'],
    ["' Home'", 'title', '1:10 "title" begins with a blank; delete it'],
    ["'Home '", 'title', '1:10 "title" ends with a blank; delete it'],
    ['"Home\\n"', 'title', '1:10 "title" ends with a blank; delete it'],
    ['"\\u00a0Home"', 'title', '1:10 "title" begins with a blank; delete it'],
  ])('are not meant in %s', async (written, field, fault) => {
    expect(await inText(written, field)).toEqual([fault]);
  });

  it('are meant at the end of what stands before a headline', async () => {
    expect(await inFile(about, "name: a\nhero:\n  name: 'About: '\n")).toEqual([]);
    expect(await inFile(about, "name: a\nhero:\n  name: '  '\n")).toEqual([
      '3:9 "name" holds only blanks; expected at least one word',
    ]);
    expect(await inFile(about, "name: 'a '\nhero:\n  name: b\n  title: 'c '\n")).toEqual([
      '1:7 "name" ends with a blank; delete it',
      '4:10 "title" ends with a blank; delete it',
    ]);
  });

  it('may be all that stands for a picture that says nothing', async () => {
    const image = (alt: string): string => `- title: a\n  image:\n    file: b\n    alt: ${alt}\n`;
    expect(await inFile('films.yaml', image("''"))).toEqual([]);
    expect(await inFile('films.yaml', image("' '"))).toEqual([
      '4:10 "alt" holds only blanks; expected at least one word',
    ]);
  });
});

describe('what nobody sees', () => {
  it('is found if it is written as an escape', async () => {
    expect(await inText('"a \\u200b b"')).toEqual(['1:13 an invisible character (U+200B) in a text; delete it']);
    expect(await inText('"a \\x07"')).toEqual([expect.stringContaining('1:13 an invisible character (U+0007)')]);
  });

  it('has been told already if it stands in the file', async () => {
    expect(await inText('"a \u200b b"')).toEqual([]);
    expect(await inFile('films.yaml', '- title: "a \u200b"\n  note: "b \\u200b"\n')).toEqual([
      '2:12 an invisible character (U+200B) in a text; delete it',
    ]);
  });

  it('is what follows a number sign', async () => {
    const advice = 'put the text in quotation marks, or write a blank behind the "#" of a comment';
    const fault = `"title" ends before the "#": what follows is a comment; ${advice}`;
    expect(await inText('We are #1 in Accra')).toEqual([`1:17 ${fault}`]);
    expect(await inText("'We are' #1")).toEqual([`1:19 ${fault}`]);
  });
});

describe('the sentence that stands in for a picture', () => {
  const image = (alt: string): string => `- title: a\n  image:\n    file: b\n    alt: ${alt}\n`;

  it.each(['IMG_2041.jpg', 'a.JPEG', 'b.png', 'c.webp', 'd.avif', 'e.svg', 'f.gif'])(
    'is not the name of a file: %s',
    async (name) => {
      expect(await inFile('films.yaml', image(name))).toEqual([
        `4:10 "${name}" is the name of a file; expected what the picture shows`,
      ]);
    },
  );

  it.each(['A market.', 'The file a.jpg', 'a.jpg as a poster', 'a.jpgs', '.jpg', 'a.txt'])(
    'is a sentence: %s',
    async (words) => {
      expect(await inFile('films.yaml', image(words))).toEqual([]);
    },
  );

  it('is no other text', async () => {
    expect(await inText('a.jpg')).toEqual([]);
    expect(await inText('a.jpg', 'alt')).toEqual([]);
    expect(await inFile('films.yaml', `${image('b')}    caption: a.jpg\n`)).toEqual([]);
    expect(await inFile('films.yaml', image("' a.jpg'"))).toEqual([
      '4:10 "alt" begins with a blank; delete it',
      '4:10 " a.jpg" is the name of a file; expected what the picture shows',
    ]);
  });
});

it('looks at texts alone: neither at files and numbers nor at names of other entries', async () => {
  const figure = "- key: a\n  value: b\n  label: c\n  number: ' 1'\n  film: ' <b>'\n";
  expect(await inFile('figures.yaml', figure)).toEqual([]);
  expect(await inFile('films.yaml', "- title: a\n  image:\n    file: ' <b>'\n    alt: b\n")).toEqual([]);
});
