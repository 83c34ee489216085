import { render, screen } from '@testing-library/react';
import { Submit } from './Submit';

it.each([
  [false, 'Send Message'],
  [true, 'Sending'],
])('has one label at a time (busy: %p)', (busy, label) => {
  render(<Submit label="Send Message" busyLabel="Sending" busy={busy} />);
  const button = screen.getByRole('button', { name: label });
  expect(button).toHaveAttribute('type', 'submit');
  expect(button.textContent).toBe(label);
});
