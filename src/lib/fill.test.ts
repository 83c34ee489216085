import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fill, fillNodes } from './fill';

it('fills in what it is given and leaves the rest as it is', () => {
  expect(fill('By {author}, {place}, {author}', { author: 'Ama {place}' })).toBe(
    'By Ama {place}, {place}, Ama {place}',
  );
});

it('does the same with elements', () => {
  const filled = fillNodes('By {author}, {place}, {author}', { author: createElement('b', null, 'Ama {place}') });
  expect(renderToStaticMarkup(filled)).toBe('By <b>Ama {place}</b>, {place}, <b>Ama {place}</b>');
});
