import { render, screen } from '@testing-library/react';
import { content } from '../../testing/content';
import { wordWidth } from '../Headline/wordWidth';
import { Hero } from './Hero';

const { hero } = content<{ hero: Queries.HeroFragment }>('pages/films.yaml');

test('measures the opening of a headline, and not only the words after it', () => {
  const content = { ...hero, name: 'Films', headline: 'from Accra' };
  render(<Hero content={content} surface="night" arrangement="behind" opening="Co-productions" />);
  for (const element of [screen.getByText('Co-productions'), screen.getByRole('heading', { name: /^Films\W/ })])
    expect(element).toHaveAttribute('data-word', String(wordWidth('productions')));
});

test.each([
  ['Media Hub', 'in the larger size', true],
  ['Call, write or come by', 'in the size of all pages', false],
])('shows "%s" %s', (headline, _, isShort) => {
  render(<Hero content={{ ...hero, name: null, headline }} surface="night" arrangement="behind" />);
  const box = screen.getByRole('heading').closest('.headline');
  expect(box?.classList.contains('short')).toBe(isShort);
});
