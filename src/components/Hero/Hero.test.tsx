import { render, screen } from '@testing-library/react';
import { content } from '../../testing/content';
import { wordWidth } from '../Headline/wordWidth';
import { Hero } from './Hero';

const { hero } = content<{ hero: Queries.HeroFragment }>('pages/films.yaml');

test('measures the whole first word as the opening of a headline', () => {
  const content = { ...hero, name: null, headline: 'Co-productions from Accra' };
  render(<Hero content={content} surface="night" arrangement="behind" isOpening />);
  for (const element of [screen.getByText('Co-productions'), screen.getByRole('heading')])
    expect(element).toHaveAttribute('data-word', String(wordWidth('productions')));
});
