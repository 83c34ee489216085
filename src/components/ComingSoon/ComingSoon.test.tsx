import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { fill } from '../../lib/fill';
import { content } from '../../testing/content';
import { Link } from '../Link/Link';
import { Toaster } from '../Toaster/Toaster';
import { ComingSoonButton, ComingSoonTooltip } from './ComingSoon';

const words = content<Queries.Interface>('interface.yaml').comingSoon;
afterEach(() => void toast.dismiss());

it.each([
  ['button', ComingSoonButton],
  ['link', Link],
] as const)('a pressed %s says so by tooltip and by a toast with its name', async (role, Control) => {
  const { container } = render(<Control>Showreel</Control>);
  render(<Control soon="See our films.">Films</Control>);
  render(<ComingSoonTooltip />);
  render(<Toaster />);
  const control = screen.getByRole(role, { name: 'Showreel' });
  expect(control).toHaveAccessibleDescription(words.title);
  expect(container.querySelector('[href], [aria-disabled]')).toBeNull();
  await userEvent.tab();
  expect(control).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(fill(words.toast, { control: 'Showreel' }))).toBeInTheDocument();
  expect(screen.getByText(words.message)).toBeInTheDocument();
  const general = words.links?.map(({ label }) => label) ?? [];
  const linksOf = (part: HTMLElement) =>
    within(part)
      .queryAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(linksOf(screen.getByRole('listitem'))).toEqual(general);
  await userEvent.click(screen.getByRole(role, { name: 'Films' }));
  expect(await screen.findByText(fill(words.toast, { control: 'Films' }))).toBeInTheDocument();
  expect(screen.getByText('See our films.')).toBeInTheDocument();
  expect(linksOf(screen.getByRole('listitem'))).toEqual([]);
});
