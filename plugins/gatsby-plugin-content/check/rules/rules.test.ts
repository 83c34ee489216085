/** @jest-environment node */
import { type Slip, testSlips } from '../testing/fixture';

/** A link that is wrong, on the landing page. */
const link = (name: string, to: string, says: string): Slip => [name, 'to: /#films', `to: ${to}`, says];

testSlips({
  'films.yaml': [
    ['an empty text', 'title: Rift', 'title: ‸""', '"title" is an empty text; expected at least one word'],
    ['a blank at the end', 'title: Rift', "title: ‸'Rift '", '"title" ends with a blank; delete it'],
    ['a line break at the end', '>-', '‸>', 'ends with a line break; begin it with ">-"'],
    ['HTML', 'title: Rift', 'title: A ‸<b>day</b>', '"<b>" in a text looks like HTML; leave it out: texts are plain'],
    ['an HTML entity', 'title: Rift', 'title: R‸&amp;B', 'is an HTML entity; type the character itself'],
    ['Markdown', 'title: Rift', 'title: A ‸**day**', '"**day**" in a text looks like Markdown'],
    ['an emoji', 'title: Rift', 'title: Rift ‸🎬', 'the emoji "🎬" in a text; say it in words'],
    ['a comment in a text', 'title: Rift', 'title: Rift ‸#1', 'ends before the "#": what follows is a comment'],
    ['the name of a file', 'A poster.', '‸IMG_2041.jpg', 'expected what the picture shows'],
    ['half a character', 'title: Rift', 'title: ‸"a\\ud800b"', 'an invisible character in a text; delete it'],
    ['a slug twice', 'makola', '‸rift', 'duplicate slug "rift" on Film; it stands in data/films.yaml:1 already'],
    [
      'an address of the shell',
      'slug: rift',
      'slug: ‸menu',
      'duplicate slug "menu" on Film; it is an address every page',
    ],
    ['a section for a slug', 'slug: rift', 'slug: ‸form', 'it is the address of a section of /'],
    ['a picture that is not there', 'images/poster.png', '‸images/paster.png', 'did you mean "images/poster.png"?'],
    ['a picture elsewhere', 'images/poster.png', '‸https://a.example/b.png', 'not a path inside data/images'],
    ['a picture of another shape', 'images/poster.png', '‸images/city.png', 'expected 2 to 3, at least 2 pixels wide'],
    [
      'a text that no longer fits',
      'title: Rift',
      `title: ‸${'Rift '.repeat(5)}end`,
      'expected at most 24; it is shown',
    ],
    ['a word that breaks', 'title: Rift', 'title: ‸Medienproduktionshaus', 'letters long; expected at most 18'],
    ['a long list', '    - Twi', '    - Twi\n    - Ga\n    - Ewe', '"languages" has 3 entries; expected at most 2'],
    ['a day that has passed', '  image', "  closes: ‸'2020-03-31'\n  image", '"closes" has passed: 2020-03-31'],
  ],
  'company.yaml': [['an unknown figure', 'reply-time', '‸reply-times', 'did you mean "reply-time"?']],
  'pages/index.yaml': [
    link('a page that does not exist', '‸/abuot', 'there is no page "/abuot"; did you mean "/about"?'),
    link('a section that does not exist', '/about‸#valeus', 'no "#valeus" on "/about"; did you mean "values"?'),
    link('a choice no form has', '/?‸subject=academi#form', 'did you mean "subject=academy"?'),
    link('a choice on a page without a form', '/about?‸subject=academy', 'leave out what begins with "?"'),
    link('a file outside the site', '‸/../package.json', 'there is no page "/../package.json"'),
    link('a slash at the end', '‸/about/', '"/about/" ends with a slash; did you mean "/about"?'),
    link('a script', "‸'javascript:alert(1)'", 'a link must not begin with "javascript:"'),
    link('a scheme that nobody knows', '‸constructor:a', 'a link must not begin with "constructor:"'),
    link('another host', "‸'/\\evil.test'", 'leads nowhere'),
    link('a password', '‸https://user:pw@a.example/', 'without name and password'),
    link('hidden receivers', '‸mailto:a@b.example?bcc=c@d.example', 'expected one mail address such as'),
    link('a link that is not encrypted', '‸http://a.example/old', 'not encrypted; write "https://a.example/old"'),
    link('a mail address without its scheme', '‸a@b.example', 'did you mean "mailto:a@b.example"?'),
    link('a telephone link with blanks', '‸tel:+233 30', 'expected digits without blanks'),
    ['a page at another address', 'path: /', 'path: ‸/home', 'not the address of this page; write /'],
    ['words that count', 'title: Films', 'title: ‸Nineteen films', 'let the words and the list agree'],
  ],
  'navigation.yaml': [
    ['a link of the bar that leads nowhere', '    to: /about\n', '', 'missing field "to"'],
    [
      'labels that fill the bar',
      'About',
      'Our company',
      'its labels are 11 letters long, and do not fit one line; expected at most 10; shorten one',
    ],
  ],
  'offices.yaml': [
    ['no office', /[^]*/, '[]', 'no Office has "headquarters"'],
    ['many with a switch on', /city/g, 'shown: true\n  city', 'there are 2 of Office.shown; expected at most 1'],
    [
      'a second head office',
      'false',
      '‸true',
      'a second "headquarters"; expected "headquarters" on exactly one Office',
    ],
    ['no head office', 'true', 'false', 'no Office has "headquarters"'],
  ],
  'forms/contact.yaml': [
    ['a form under another key', 'contact', '‸kontakt', '"kontakt" is not the key of this form; write contact'],
    ['a form sent to two places', 'inputs', 'netlify: true\n‸endpoint: /a\ninputs', 'not to both; leave one of'],
    ['a form without an address', 'required: true', 'required: false', 'nobody could be answered'],
    ['a list without options', /options:[^]*/, '', 'a list to choose from has no options'],
    ['a field name twice', 'name: subject', 'name: ‸email', 'duplicate field name "email" in the form'],
  ],
  'figures.yaml': [
    ['two numbers', "'2006'", "‸'2007'", '"value" says 2007, "number" 2006; expected the same'],
    ['a wide figure', /'2006'[^]*2006/, "‸'10,000 films'\n  label: Founded", 'at most 6, as data/pages/about.yaml'],
    ['marks on the page', "'2006'", '‸\'"2006"\'', 'a quotation mark (") in a figure; delete it'],
  ],
  'posts.yaml': [
    [
      'a long file',
      /$/,
      "- ‸slug: mix\n  title: Mix\n  date: '2025-09-01'\n",
      'there are 3 of Post; expected at most 2',
    ],
    ['a newer entry below', "'2025-10-01'", "‸'2025-10-15'", 'is newer than the entry above it; move the entry up'],
  ],
});
