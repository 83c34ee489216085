import { render } from '@testing-library/react';
import { joined, unbroken } from './unbroken';

it('keeps words with hyphens whole with their punctuation, and no other words', () => {
  const { container } = render(<p>{unbroken('A well-known film by Adwoa Mensa-Bonsu-Ofori and Kojo N’Da-Éyra.')}</p>);
  const names = [...container.querySelectorAll('.u-unbroken')].map(({ textContent }) => textContent);
  expect(names).toEqual(['well-known', 'Mensa-Bonsu-Ofori', 'N’Da-Éyra.']);
  expect(container).toHaveTextContent('A well-known film by Adwoa Mensa-Bonsu-Ofori and Kojo N’Da-Éyra.');
});

it('keeps the zone of a time on the line of the time', () => {
  expect(joined('Until 23:59 GMT or 9:00 in Accra')).toBe('Until 23:59\u00a0GMT or 9:00 in Accra');
});

it('keeps a dash on the line of the word before it', () => {
  const { container } = render(<p>{unbroken('Film — and more')}</p>);
  expect(container.textContent).toBe('Film\u00a0— and more');
});
