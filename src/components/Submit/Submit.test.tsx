import { render, screen } from '@testing-library/react';
import { Submit } from './Submit';

it('says what it does, and while it does it what it is doing', () => {
  const { rerender } = render(<Submit label="Send" busyLabel="Sending" busy={false} />);
  const button = screen.getByRole('button', { name: 'Send' });
  expect(button).not.toHaveAttribute('aria-disabled');
  rerender(<Submit label="Send" busyLabel="Sending" busy />);
  expect(screen.getByRole('button', { name: 'Sending' })).toBe(button);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toBeEnabled();
});
