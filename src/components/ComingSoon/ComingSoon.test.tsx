import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { content } from '../../testing/content';
import { Toaster } from '../Toaster/Toaster';
import { ComingSoonButton, ComingSoonLink, ComingSoonTooltip } from './ComingSoon';

const { title, message } = content<{ comingSoon: Record<'title' | 'message', string> }>('interface.yaml').comingSoon;

describe.each([
  ['button', ComingSoonButton],
  ['link', ComingSoonLink],
] as const)('as a %s', (role, Control) => {
  const control = () => screen.getByRole(role, { name: 'Showreel' });

  it.each(['{Enter}', 'press'])('says what it is by toast on %s', async (how) => {
    const { container } = render(<Control>Showreel</Control>);
    render(<Toaster />);
    await userEvent.tab();
    expect(control()).toHaveFocus();
    if (how === 'press') await userEvent.click(control());
    else await userEvent.keyboard(how);
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(container.querySelector('[href]')).toBeNull();
  });

  it('says its own sentence in place of the general one', async () => {
    render(<Control message="Films stand on /films.">Showreel</Control>);
    render(<Toaster />);
    await userEvent.click(control());
    expect(await screen.findByText('Films stand on /films.')).toBeInTheDocument();
  });

  it('is described by the tooltip before that is shown', () => {
    render(<Control>Showreel</Control>);
    render(<ComingSoonTooltip />);
    expect(control()).toHaveAccessibleDescription(title);
    expect(screen.getByRole('tooltip', { hidden: true })).not.toBeVisible();
  });
});

it('is announced as a link that cannot be used', () => {
  render(<ComingSoonLink>Facebook</ComingSoonLink>);
  expect(screen.getByRole('link', { name: 'Facebook' })).toHaveAttribute('aria-disabled', 'true');
});
