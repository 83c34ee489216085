import { render, screen } from '@testing-library/react';
import { Headline } from './Headline';
import { wordWidth } from './wordWidth';

test('carries the width of other words that must fit at its size', () => {
  render(<Headline as="h3" text="Rift" fits="Rift Highlife" />);
  expect(screen.getByRole('heading', { name: 'Rift' })).toHaveAttribute('data-word', String(wordWidth('Highlife')));
});
