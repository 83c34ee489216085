/** @jest-environment node */
import { reportsMistakes, title } from './testing/mistakes';

// Reports text that the build would read, or a page would show, differently from how it looks in the file.

reportsMistakes('films.yaml', [
  ['an asterisk before a text', ...title('‸*Rift*'), "must be in quotation marks; write title: 'Rift'"],
  ['an asterisk in place of a hyphen', '- Twi', '‸* Ga', 'write - Ga'],
  ['a tag', ...title('‸!!str Rift'), "must be in quotation marks; write title: '!!str Rift'"],
  [
    'a tag before a key',
    '  title: Rift',
    '  ‸!!int title: Rift',
    'write it like the lines around it: with the same spaces before it, a s',
  ],
  [
    'a carriage return',
    ...title('Rift # a‸\r  shown: false'),
    'the file has the line ends of an old Mac; save it again with line ends',
  ],
  ['a control character in a comment', ...title('Rift\n  # ‸\x80'), 'an invalid character'],
  ['a private character', ...title('‸\uf0b7 Rift'), 'an invalid character'],
  ['a binary number', ...title('‸0b11'), "write title: '0b11'"],
  ['a merge key', '  shown: true', '  ‸<<: {shown: true}', 'this line has no meaning here; delete it'],
  [
    'deeper nesting',
    ...title(`${'[\n    '.repeat(1900)}${']'.repeat(1900)}`),
    'write it like the lines around it: with the same spaces before it, a s',
  ],
  [
    'very deep nesting',
    ...title(`${'['.repeat(100)}${']'.repeat(100)}`),
    "must be in quotation marks; write title: '[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
  ],
  ['a second document', '- slug: makola', '‸---\n- slug: makola', 'this line has no meaning here; delete it'],
  ['a backslash in quotation marks', ...title('‸"C:\\Rift"'), "must be in quotation marks; write title: 'C:\\Rift'"],
  [
    'an apostrophe in single quotation marks',
    ...title("'Makola‸'s Day'"),
    "must be in quotation marks; write title: 'Makola’s Day'",
  ],
  [
    'a text that begins with a quotation',
    ...title('‸"Our" own films'),
    'must be in quotation marks; write title: \'"Our" own films\'',
  ],
  ['a field in an entry of a list', '- Twi', '- ‸Twi: Akan', 'an entry of "languages" is a group of fields'],
  ['a comment after a text', ...title('‸Rift #2'), "must be in quotation marks; write title: 'Rift #2'"],
  ['a comment after a text in quotation marks', ...title("'‸Rift' #2"), "write title: '‘Rift’ #2'"],
  ['a comment below a text', ...title('Rift\n    ‸# two'), 'write 2 in place of 4; if it is text, put all of it in'],
  [
    'a comment below an entry',
    '- Twi',
    '- Twi\n      ‸# two',
    'write 4 in place of 6; if it is text, put all of it in',
  ],
  [
    'a comment in place of a text',
    'title: Rift',
    'title: ‸#1 in Africa',
    "must be in quotation marks; write title: '#1 in Africa'",
  ],
  ['a very long line', '  title: Rift', `‸  title: ${'a'.repeat(100_000)}`, 'a line of more than 2000 characters'],
  [
    'a pasted article',
    ...title(`‸>-\n${'    A word.\n'.repeat(2000)}`),
    '"title" has 15999 characters; shorten it to 40',
  ],
  ['a very large file', /$/, '\n'.repeat(1_000_000), 'the file is larger than 1 MB; shorten its texts'],
  ['a day in single digits', "'2025-10-14'", '‸2026-1-9', "write closes: '2026-01-09'"],
  ['a day without a year', "'2025-10-14'", "‸'Feb 30'", 'not a date; expected a date from 2000 to 2099, such as'],
  ['a day of another millennium', "'2025-10-14'", "‸'9999-12-31'", 'expected a date from 2000 to 2099'],
  ['a number too large for Gatsby', '2020', '‸99999999999', 'write 2147483647 or less'],

  ['a space at the end', ...title('‸"Rift "'), 'the text begins or ends with a space'],
  ['a no-break space at the beginning', ...title('‸\u00a0Rift'), 'with an invisible character (U+00A0); delete it'],
  ['a line break at the end', ...title('‸>\n    Rift'), 'write ">-" in place of ">" or "|"'],
  ['two paragraphs', ...title('‸|-\n    Rift\n    Two'), 'a line break, which the page would show as a space'],
  ['an empty optional text', 'By {author}', "‸''", '"credit" is empty; expected a text'],
  ['decomposed letters', ...title('Rif‸t\u0323 S\u0323'), 'replace it by this one character: \u1e6d'],
  ['an invisible text', ...title('‸\u200b'), '"title" is empty'],
  ['an invisible character', ...title('Ri‸\u200bft'), 'an invisible character (U+200B); delete it'],
  ['an HTML entity', ...title('Naa ‸&amp; Sons'), '"&amp;" is an HTML entity, which the page would show as it is'],
  ['a numeric HTML entity', ...title('It‸&#39;s'), '"&#39;" is an HTML entity'],
  ['an HTML tag', ...title('‸<b>Rift</b>'), '"<b>" is an HTML tag'],
  ['an HTML comment', ...title('Rift ‸<!-- a'), '"<!--" is an HTML tag'],
  ['bold Markdown', ...title("'‸**Rift**'"), 'is Markdown'],
  ['italic Markdown', ...title('A ‸_Rift_'), '"_Rift_" is Markdown'],
  ['a Markdown link', ...title('A [link‸](https://a.example)'), 'is a Markdown link'],
  ['a Markdown heading', ...title('"‸# Rift"'), '"# " is Markdown'],
  ['an escape in single quotation marks', ...title("'Rift‸\\nTwo'"), '"\\n" is code, which the page would show as it'],

  ['a misspelt placeholder', '{author}', '‸{autor}', 'not a placeholder of this text; did you mean "{author}"?'],
  ['a missing placeholder', 'By {author}', '‸By somebody', 'the placeholder {author} is missing'],
  ['a placeholder in a text that has none', ...title('Rift ‸{year}'), '"{year}" is not filled in here'],
  ['a single brace', ...title('Rift ‸}'), '"}" is not filled in here'],

  ['a lowest fee above the highest', /$/, '  fee:\n    lowest: ‸9\n    highest: 3\n', '"lowest" (9) is larger than'],
  ['days in the wrong order', 'closes:', "opens: ‸'2025-10-15'\n  closes:", '(2025-10-15) is later than "closes"'],

  [
    'an invisible character in a slug',
    'slug: rift',
    'slug: ‸ri\u200bft',
    '"ri​ft" is not a valid "slug"; expected small letters and hyphens; did',
  ],
  [
    'a hidden character in a field',
    '  title: Rift',
    '  ‸ti\u00adtle: Rift',
    'unknown field "ti­tle" in film; did you mean "title"?',
  ],
]);

reportsMistakes('pages/about.yaml', [
  ['a letter of another alphabet in a name', '- founded', '- ‸f\u043eunded', 'did you mean "founded"?'],
]);
