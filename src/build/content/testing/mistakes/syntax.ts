import { add, here, type Mistake, swap, write } from '../mistake';

/** A film entry that is right but for what `lines` replace. */
const film = (slug: string, ...lines: string[]): string =>
  [
    `- slug: ${slug}`,
    ...(lines.length > 0 ? lines : ['  title: Title']),
    '  category: Drama',
    '  year: 2020',
    '  duration: 90',
    '  synopsis: Somebody goes home.',
    '',
  ].join('\n');

const laughs = Array.from({ length: 9 }, (_, level) => {
  const aliases = Array.from({ length: 10 }, () => `*lol${level}`).join(', ');
  return `lol${level + 1}: &lol${level + 1} [${aliases}]`;
}).join('\n');

/** What goes wrong before a file can be read as YAML. */
export const syntax: readonly Mistake[] = [
  {
    name: 'a tab for indentation',
    file: 'data/films.yaml',
    edit: add(film('tab', `${here}\ttitle: Tab`)),
    says: 'a tab in the indentation',
    advises: 'indent with the space bar',
  },
  {
    name: 'a line indented too far',
    file: 'data/films.yaml',
    edit: add(film('deep', '  title: Deep', `   ${here}image:`, '    file: images/poster.webp', '    alt: A market.')),
    says: 'begins 3 spaces from the edge',
    advises: 'begin it 2 spaces',
  },
  {
    name: 'a line indented between two levels',
    file: 'data/pages/index.yaml',
    edit: swap('    label: Learn more\n    to: /about', `    label: Learn more\n   ${here}to: /about`),
    says: 'begins 3 spaces from the edge',
  },
  {
    name: 'a field twice in an entry',
    file: 'data/films.yaml',
    edit: add(film('twice', '  title: Twice', `  ${here}title: Again`)),
    says: 'duplicate field "title"',
    advises: 'it stands in line',
  },
  {
    name: 'a field twice in a file',
    file: 'data/company.yaml',
    edit: add(`${here}tagline: Another\n`),
    says: 'duplicate field "tagline"',
    advises: 'it stands in line 2 already',
  },
  {
    name: 'a double quotation mark that is not closed',
    file: 'data/films.yaml',
    edit: add(film('open', `  title: ${here}"Open`)),
    says: 'a quotation mark is opened and not closed',
    advises: 'end the text with "',
  },
  {
    name: 'a single quotation mark that is not closed, at the end of a file',
    file: 'data/navigation.yaml',
    edit: swap('copyright: Loom. All rights reserved.', `copyright: ${here}'Loom. All rights reserved.`),
    says: 'a quotation mark is opened and not closed',
  },
  {
    name: 'quotation marks inside quotation marks',
    file: 'data/films.yaml',
    edit: add(film('quoted', `  title: "She "${here}Quoted" him"`)),
    says: 'text behind the closing quotation mark',
    advises: 'write quotation marks inside the text as \\"',
  },
  {
    name: 'an apostrophe inside single quotation marks',
    file: 'data/films.yaml',
    edit: add(film('apostrophe', `  title: 'Grandmother'${here}s Radio'`)),
    says: 'text behind the closing quotation mark',
    advises: "''",
  },
  {
    name: 'a colon in a text',
    file: 'data/films.yaml',
    edit: add(film('colon', `  title: ${here}Rift: The Return`)),
    says: 'a text with a colon and a blank in it',
    advises: 'put the whole text in quotation marks',
  },
  {
    name: 'no space behind a colon',
    file: 'data/films.yaml',
    edit: add(film('glued', `  title:${here}Glued`)),
    says: 'no space behind the colon',
    advises: 'write "title: Glued"',
  },
  {
    name: 'no colon behind the name of a field',
    file: 'data/films.yaml',
    edit: add(film('bare', `  title${here} Bare`)),
    says: 'no colon behind "title"',
    advises: 'write "title: …"',
  },
  {
    name: 'no colon behind the name of a field of the file',
    file: 'data/company.yaml',
    edit: swap('email: hello', `email${here} hello`),
    says: 'no colon behind "email"',
  },
  {
    name: 'no space behind a dash',
    file: 'data/services.yaml',
    edit: swap('    - Naming', `    -${here}Naming\n    - Voices`),
    says: 'no space behind the dash',
  },
  {
    name: 'a text that begins with a reserved sign',
    file: 'data/films.yaml',
    edit: add(film('reserved', `  title: ${here}@home`)),
    says: 'a text cannot begin with "@"',
    advises: 'put it in quotation marks',
  },
  {
    name: 'a bracket that is not closed',
    file: 'data/awards.yaml',
    edit: swap('  audience: For work that lasts.', `  audience: ${here}[For work that lasts.`),
    says: 'a bracket "[" is opened and not closed',
  },
  {
    name: 'an anchor',
    file: 'data/films.yaml',
    edit: add(film('anchor', `  title: ${here}&title Anchor`)),
    says: 'an anchor ("&title") is not allowed',
    advises: 'write the text out',
  },
  {
    name: 'a reference to an anchor',
    file: 'data/films.yaml',
    edit: add(film('alias', `  title: ${here}*name`)),
    says: 'a reference to an anchor ("*name") is not allowed',
  },
  {
    name: 'a merge key',
    file: 'data/films.yaml',
    edit: add(film('merge', '  title: Merge', `  ${here}<<: { duration: 1 }`)),
    says: 'a merge key ("<<") is not allowed',
  },
  {
    name: 'a tag',
    file: 'data/films.yaml',
    edit: add(film('tag', `  title: ${here}!!str Tag`)),
    says: 'a tag ("!!str") is not allowed',
  },
  {
    name: 'references that would grow into a billion words',
    file: 'data/testimonials.yaml',
    edit: write(`lol0: ${here}&lol0 lol\n${laughs}\n`),
    says: 'an anchor ("&lol0") is not allowed',
    others: 10,
    alone: true,
  },
  {
    name: 'a second document in the file',
    file: 'data/posts.yaml',
    edit: add(
      `${here}---\n- slug: second\n  title: A second post\n  category: Craft\n  date: '2026-10-01'\n  readTime: 4\n`,
    ),
    says: 'a second document begins',
    advises: 'delete the line',
  },
  {
    name: 'thousands of brackets',
    file: 'data/academy.yaml',
    edit: swap('  - founded', `  - ${here}${'['.repeat(20_000)}`),
    says: 'a bracket "[" is opened and not closed',
  },
  {
    name: 'a merge conflict',
    file: 'data/podcasts.yaml',
    edit: (text) => `${here}<<<<<<< HEAD\n${text}=======\n${text}>>>>>>> spring\n`,
    says: 'a merge conflict',
    advises: 'keep one of the two versions and delete the lines with <<<<<<<, =======, >>>>>>>',
    alone: true,
  },
  {
    name: 'a line that continues nothing',
    file: 'data/films.yaml',
    edit: add(film('stray', '  title: Stray', `  ${here}more`)),
    says: 'the line is neither a field nor part of the text above it',
  },
  {
    name: 'a non-breaking space for indentation',
    file: 'data/pages/about.yaml',
    edit: swap('  statement: One cloth.', `${here}\u00a0\u00a0statement: One cloth.`),
    says: 'a non-breaking space in the indentation',
  },
];
