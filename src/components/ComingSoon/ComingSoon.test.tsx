import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { content } from '../../testing/content';
import { Toaster } from '../Toaster/Toaster';
import { ComingSoonButton, ComingSoonLink, ComingSoonTooltip } from './ComingSoon';

const { title, message } = content<{ comingSoon: Record<'title' | 'message', string> }>('interface.yaml').comingSoon;
afterEach(() => void toast.dismiss());

it.each([
  ['button', ComingSoonButton, null],
  ['link', ComingSoonLink, 'true'],
] as const)(
  'a %s says so by tooltip, and by toast when it is pressed, by keyboard too',
  async (role, Control, disabled) => {
    const { container } = render(<Control>Showreel</Control>);
    render(<Control soon="Films stand on /films.">Films</Control>);
    render(<ComingSoonTooltip />);
    render(<Toaster />);
    const control = screen.getByRole(role, { name: 'Showreel' });
    expect(control).toHaveAccessibleDescription(title);
    expect(container.querySelector('[href]')).toBeNull();
    expect(control.getAttribute('aria-disabled')).toBe(disabled);
    await userEvent.tab();
    expect(control).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(message)).toBeInTheDocument();
    await userEvent.click(screen.getByRole(role, { name: 'Films' }));
    expect(await screen.findByText('Films stand on /films.')).toBeInTheDocument();
  },
);
