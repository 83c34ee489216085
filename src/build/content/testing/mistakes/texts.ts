import { film } from '../entries';
import { here, type Mistake, swap } from '../mistake';

/** Texts that hold what does not belong in a text. */
export const texts: readonly Mistake[] = [
  {
    name: 'a script in a text',
    file: 'data/films.yaml',
    edit: film('script', { synopsis: `Somebody ${here}<script>alert(1)</script> goes home.` }),
    says: '"<script>" in a text looks like HTML',
    advises: 'texts are plain',
  },
  {
    name: 'HTML in a text',
    file: 'data/films.yaml',
    edit: film('html', { synopsis: `Somebody goes ${here}<b>home</b>.` }),
    says: '"<b>" in a text looks like HTML',
  },
  {
    name: 'an HTML entity in a text',
    file: 'data/films.yaml',
    edit: film('entity', { synopsis: `Gold ${here}&amp; salt.` }),
    says: '"&amp;" in a text is an HTML entity',
    advises: 'type the character itself',
  },
  {
    name: 'Markdown in a text',
    file: 'data/films.yaml',
    edit: film('markdown', { synopsis: `Somebody goes ${here}**home**.` }),
    says: '"**home**" in a text looks like Markdown',
  },
  {
    name: 'a Markdown link on the second line of a text',
    file: 'data/films.yaml',
    edit: film('second-line', { synopsis: `>-\n    Somebody goes\n    ${here}[home](/about).` }),
    says: '"[home](/about)" in a text looks like Markdown',
  },
  {
    name: 'an emoji in a text',
    file: 'data/news.yaml',
    edit: swap('title: The academy', `title: ${here}🎬 The academy`),
    says: 'the emoji "🎬" in a text',
    severity: 'warning',
  },
  {
    name: 'a blank before a text',
    file: 'data/films.yaml',
    edit: film('before', { title: `${here}' Before'` }),
    says: '"title" begins with a blank',
  },
  {
    name: 'a blank behind a text',
    file: 'data/films.yaml',
    edit: film('behind', { title: `${here}'Behind '` }),
    says: '"title" ends with a blank',
  },
  {
    name: 'a line break behind a text',
    file: 'data/films.yaml',
    edit: film('break', { synopsis: `${here}>\n    Somebody goes home.` }),
    says: '"synopsis" ends with a line break',
    advises: 'begin it with ">-"',
  },
  {
    name: 'a number sign that cuts a text off',
    file: 'data/films.yaml',
    edit: film('sign', { synopsis: `We are ${here}#1 in Accra.` }),
    says: '"synopsis" ends before the "#"',
    advises: 'put the text in quotation marks',
  },
  {
    name: 'an empty text',
    file: 'data/films.yaml',
    edit: film('empty', { synopsis: `${here}''` }),
    says: '"synopsis" is an empty text',
  },
  {
    name: 'an empty text where none is needed',
    file: 'data/forms/contact.yaml',
    edit: swap('    label: Inquiry Type', `    label: Inquiry Type\n    hint: ${here}''`),
    says: '"hint" is an empty text',
    advises: 'leave the whole line out',
  },
];
