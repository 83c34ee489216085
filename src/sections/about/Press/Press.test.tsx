import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '../../../components/Toaster/Toaster';
import { fixture } from '../../../testing/fixture';
import { Press } from './Press';

it('copies the paragraph to quote, and says so', async () => {
  const user = userEvent.setup();
  const press = fixture<Queries.PressFragment['press']>('Press');
  render(<Press content={{ press, figures: [] }} />);
  render(<Toaster />);
  await user.click(screen.getByRole('button', { name: press.copy }));
  expect(await screen.findByText(press.copied)).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(press.quote);
});
