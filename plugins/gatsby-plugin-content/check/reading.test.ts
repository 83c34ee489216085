/** @jest-environment node */
import { reportsMistakes, title } from './testing/mistakes';

// Reports text that the build would read, or a page would show, differently from how it looks in the file.

reportsMistakes('films.yaml', [
  ['an asterisk before a text', ...title('‸*Rift*'), 'a text that begins with "*" must be in quotation marks'],
  ['an asterisk in place of a hyphen', '- Twi', '‸* Ga', 'an entry of a list begins with "- ", not with "* "'],
  ['a tag', ...title('!!str ‸Rift'), 'a text that begins with "!" must be in quotation marks'],
  ['a tag before a key', '  title: Rift', '  !!int ‸title: Rift', 'a text that begins with "!"'],
  ['a carriage return', ...title('Rift # a‸\r  shown: false'), 'a carriage return without a line feed'],
  ['a control character in a comment', ...title('Rift\n  # ‸\x80'), 'an invalid character'],
  ['a private character', ...title('‸\uf0b7 Rift'), 'an invalid character'],
  ['a binary number', ...title('‸0b11'), 'the page would show 3 instead of what is written here'],
  ['a merge key', '  shown: true', '  <<: ‸{shown: true}', 'the page would show '],
  ['deeper nesting', ...title(`${'[\n    '.repeat(1900)}${']'.repeat(1900)}`), 'more than 100 brackets'],
  ['very deep nesting', ...title(`${'['.repeat(100)}${']'.repeat(100)}`), 'more than 100 brackets'],
  ['a second document', '- slug: makola', '‸---\n- slug: makola', 'a line "---" begins a second document'],
  ['a backslash in quotation marks', ...title('"C:‸\\Rift"'), 'a backslash in double quotation marks begins an escape'],
  ['an apostrophe in single quotation marks', ...title("'Makola'‸s Day'"), 'write ’ for an apostrophe'],
  ['a text that begins with a quotation', ...title('"Our" ‸own films'), 'text after a closing quotation mark'],
  ['a field in an entry of a list', '- Twi', '- ‸Twi: Akan', 'an entry of "languages" is a group of fields'],
  ['a comment after a text', ...title('Rift ‸#2'), 'what follows "#" is a comment; put the whole text in quotation'],
  ['a comment in place of a text', 'title: Rift', '‸title: #1 in Africa', 'what follows "#" is a comment'],
  ['a very long line', '  title: Rift', `‸  title: ${'a'.repeat(200_000)}`, 'a line of more than 2000 characters'],
  ['a pasted article', ...title(`‸>-\n${'    A word.\n'.repeat(2000)}`), '"title" is too long: 15999 characters'],
  ['a very large file', /$/, '\n'.repeat(1_000_000), 'the file is larger than 800 KB'],
  ['a day in single digits', "'2025-10-14'", '‸2026-1-9', 'is not a valid date; expected a date from 2000 to 2099'],
  ['a day of another millennium', "'2025-10-14'", "‸'9999-12-31'", 'expected a date from 2000 to 2099'],
  ['a number too large for Gatsby', '2020', '‸99999999999', '"year" is 99999999999; expected 2147483647 or less'],

  ['a space at the end', ...title('‸"Rift "'), 'the text begins or ends with a space'],
  ['a no-break space at the beginning', ...title('‸\u00a0Rift'), 'with an invisible character (U+00A0); delete it'],
  ['a line break at the end', ...title('‸>\n    Rift'), 'write ">-" in place of ">" or "|"'],
  ['two paragraphs', ...title('‸|-\n    Rift\n    Two'), 'a line break, which the page would show as a space'],
  ['an empty optional text', 'By {author}', "‸''", 'is empty; expected a text, or remove the whole line'],
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

  ['an invisible character in a slug', 'slug: rift', 'slug: ‸ri\u200bft', 'character 3 is U+200B, which cannot be'],
  ['a hidden character in a field', '  title: Rift', '  ‸ti\u00adtle: Rift', '"title"?; character 3 is U+00AD'],
]);

reportsMistakes('pages/about.yaml', [
  ['a letter of another alphabet in a name', '- founded', '- ‸f\u043eunded', '"founded"?; character 2 is "\u043e"'],
]);
