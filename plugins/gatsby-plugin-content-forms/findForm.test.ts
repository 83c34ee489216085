/** @jest-environment node */
import { content } from '../../src/testing/content';
import { contentOptions as options } from '../../src/content/options';
import { loadContent } from '../gatsby-plugin-content';
import { findForm } from './findForm';

const site = loadContent(process.cwd(), options);
const [, film] = content<Array<{ title: string; synopsis: string; image: { alt: string } }>>('films.yaml');
const { hero } = content<{ hero: { headline: string } }>('pages/films.yaml');
const awards = content<Array<{ categories: string[] }>>('awards.yaml');

it.each([
  ['a text of an entry', film?.title, '/films', '/collections/_singletons/entries/films?field=entries.1.title'],
  [
    'a longer one, spaced otherwise',
    film?.synopsis.replace(/ /g, '\n '),
    '/',
    '/collections/_singletons/entries/films?field=entries.1.synopsis',
  ],
  [
    'the words of a picture',
    film?.image.alt,
    '/films',
    '/collections/_singletons/entries/films?field=entries.1.image.alt',
  ],
  ['a headline', hero.headline, '/films', '/collections/pages/entries/films?field=hero.headline'],
  [
    'a line of a list',
    awards[0]?.categories[1],
    '/awards',
    '/collections/_singletons/entries/awards?field=entries.0.categories.1',
  ],
  ['words that stand nowhere', 'qwertz', '/about', '/collections/pages/entries/about'],
  ['nothing, on the landing page', '', '/', '/collections/pages/entries/index'],
])('the form of %s is found', (_, text, page, form) => {
  expect(findForm(site, text ?? '', page)).toBe(form);
});
