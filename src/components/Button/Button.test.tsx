import { render, screen } from '@testing-library/react';
import { Button } from './Button';

it('is a link to its destination, and a button without one', () => {
  render(<Button action={{ label: 'About', to: '/about' }} />);
  render(<Button action={{ label: 'Showreel' }} />);
  expect(screen.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about');
  expect(screen.getByRole('button', { name: 'Showreel' })).toHaveAttribute('type', 'button');
});
