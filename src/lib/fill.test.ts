import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fill, fillNodes } from './fill';

it('fills in each placeholder, and no placeholders in the values', () => {
  expect(fill('By {author}, {place}, {author}', { author: 'Ama {place}', place: 'Osu' })).toBe(
    'By Ama {place}, Osu, Ama {place}',
  );
});

it('fills in elements', () => {
  const author = createElement('b', null, 'Ama {place}');
  const filled = fillNodes('By {author}, {place}, {author}', { author, place: 'Osu' });
  expect(renderToStaticMarkup(filled)).toBe('<span>By <b>Ama {place}</b>, Osu, <b>Ama {place}</b></span>');
});
