import { render, screen } from '@testing-library/react';
import { content } from '../../testing/content';
import { Footer } from './Footer';

it('shows the current year, not the year of the build', () => {
  render(<Footer />);
  const { copyright } = content<{ copyright: string }>('navigation.yaml');
  const line = copyright.replace('{year}', String(new Date().getFullYear()));
  expect(screen.getByText(line, { normalizer: (text) => text })).toBeInTheDocument();
});
