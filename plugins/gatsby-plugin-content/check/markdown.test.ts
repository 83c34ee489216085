/** @jest-environment node */
import { micromark } from 'micromark';
import { countWords, htmlOf } from '../schema/markdown';
import { checkContent } from './check';
import { loadContent } from './content';
import { smallSite } from './testing/fixture';
import { type Mistake, reportsMistakes } from './testing/mistakes';

/** Everything that a text may have, in lines of an indented block. */
const allowed = `A *word*, a **word**, [a page](/about), [a place](/#films), [a site](https://a.example/x_y?z=1), and the sign \\*. Dashes – and 5 < 6, R&D, snake-case.

## A subheading

- One *entry*
- Another

1. First
2. Second

> A quotation
> of two lines.`;

const indented = (text: string) => text.replace(/^(?=.)/gm, '    ');

/** A mistake in the last paragraph of a text. */
const inText = (name: string, to: string, says: string): Mistake => [
  name,
  /$/,
  `  body: |-\n${indented(`${allowed}\n\n${to}`)}\n`,
  says,
];

reportsMistakes('films.yaml', [
  inText('a star without a partner', 'A ‸*word, or two', '"*" has no partner, and the page would show it'),
  inText('two stars without partners', 'A line.\nA ‸**word', '"*" has no partner'),
  inText('an underscore without a partner', 'A ‸_word', '"_" has no partner'),
  inText('a sign of code without a partner', '‸A `word', '"`" has no partner'),
  inText('a bracket without an address', 'A ‸[word] (/about)', '"[" belongs to no link'),
  inText('an HTML tag', 'A ‸<b>word', '"<b>" is an HTML tag'),
  inText('a block of HTML', '‸<div>', '"<div>" is HTML; remove the tags'),
  inText('an HTML comment', '‸<!-- a -->', 'is HTML'),
  inText('an HTML entity', 'A ‸&amp; B', 'is an HTML entity; write the character itself'),
  inText('a picture', 'A ‸![word](/a.png)', 'is a picture, which a text cannot have'),
  inText('code', 'A ‸`word`', 'is code; remove the ` signs'),
  inText('a block of code', '‸```\na\n```', 'is code; remove the ``` lines'),
  inText('a rule', '‸***', 'is a rule'),
  inText('a heading of the first level', '‸# Word', '"#" begins a heading of another level; write ##'),
  inText('a heading of the third level', '‸### Word', '"###" begins a heading of another level'),
  inText('an underlined heading', '‸Word\n---', 'is an underlined heading'),
  inText('a heading without a space', '‸##Word', '"##" needs a space after it'),
  inText('an entry without a space', '‸-Word', '"-" needs a space after it'),
  inText('a line break', 'A word‸\\\nanother', 'is a line break'),
  inText('an address as text', 'At ‸<https://a.example>', 'is an address as text; write [words](address)'),
  inText('an address away from its link', '‸[a]: /about', 'is an address away from its link'),
  inText('the title of a link', '[word](/about ‸"title")', 'is the title of a link'),
  inText('a link to a missing page', '> - A [word](‸/abuot)', 'there is no page "/abuot"; did you mean "/about"?'),
  inText(
    'the second of two equal links',
    '[a](/about) [b](‸about)',
    '"about" is not an address; did you mean "/about"?',
  ),
  inText('an address that no browser can read', '[a](‸https://a:99999999)', 'is not a web address'),
  inText('a placeholder', 'By ‸{author}', '"{author}" is not filled in here'),
  inText('decomposed letters', 'Rif‸t\u0323', 'replace it by this one character'),
  ['a text that is not a block', /$/, '  body: ‸>-\n    A text.\n', 'is not a block of lines; write "body: |-"'],
  ['a block that ends with a line break', /$/, '  body: ‸|\n    A text.\n', 'write "|-" in place of ">" or "|"'],
]);

const root = smallSite();

const checkText = (text: string) => {
  const film = '- slug: rift\n  title: Rift\n  year: 2020\n  languages: [Twi]\n';
  return checkContent(loadContent(root(), new Map([['films.yaml', `${film}  body: |-\n${indented(text)}\n`]])));
};

it('accepts everything that a text may have', async () => {
  expect(await checkText(allowed)).toEqual([]);
});

it.each(['*a ', '[a', '`a', '<a', '> ', '- ', '![a](b', '**a_ ', '[a](/about)'])(
  'is fast in a long text of %s',
  async (part) => {
    const start = process.cpuUsage();
    await checkText(
      part
        .repeat(9000 / part.length)
        .match(/.{1,1900}/g)
        ?.join('\n') ?? '',
    );
    expect(process.cpuUsage(start).user).toBeLessThan(2_000_000);
  },
);

it('counts words, not addresses', () => expect(countWords('Two [words](/of/a/link) – and 3.')).toBe(4));

it('turns Markdown into HTML in which tags and dangerous addresses do nothing', () => {
  expect(htmlOf(allowed)).toContain('<h2>A subheading</h2>');
  expect(htmlOf('<b onclick="a()">x</b> [y](javascript:a())')).toBe(
    '<p>&lt;b onclick=&quot;a()&quot;&gt;x&lt;/b&gt; <a href="">y</a></p>',
  );
});

// A tilde stands for a space at which a line does not break.
it.each([
  'from 16~November 2026',
  'GHS~94,000. The',
  'GHS~2.1~million',
  'NGN~3,000~a day, 12 [metres](/a?b=12+c)',
  'In 2018 it was 1.2.',
  '- 54~words\n- Suite 2',
])('keeps a number in one line with its unit: %s', (text) => {
  const html = htmlOf(text.replace('~', '\n').replaceAll('~', ' '));
  expect(html).toBe(micromark(text).replaceAll('~', '\u00a0'));
});
