import { render, screen } from '@testing-library/react';
import { Headline } from './Headline';
import { wordWidth } from './wordWidth';

test('measures the words in `fits` in place of its text', () => {
  render(<Headline as="h3" text="Rift" fits="Rift Highlife" />);
  expect(screen.getByRole('heading', { name: 'Rift' })).toHaveAttribute('data-word', String(wordWidth('Highlife')));
});
