import { fill } from './fill';

it('fills in what it is given and leaves the rest as it is', () => {
  expect(fill('By {author}, {place}, {author}', { author: 'Ama {place}' })).toBe(
    'By Ama {place}, {place}, Ama {place}',
  );
});
