import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../../components/Button/Button';
import { Toaster } from '../../components/Toaster/Toaster';
import { LinkList } from './LinkList';

const action = { label: 'Showreel', to: null, plays: null, soon: 'See our films.' };
const soonLinks = [{ label: 'Films', to: '/films' }];

it.each([
  ['a button', <Button action={{ ...action, soonLinks }} />],
  ['a link of the footer', <LinkList links={[{ ...action, soonLinks }]} />],
])(
  'the toast of %s has the text and the links of its entry, and closes when one is followed',
  async (_, placeholder) => {
    render(placeholder);
    render(<Toaster />);
    await userEvent.click(screen.getByText('Showreel'));
    const entry = (await screen.findByText('See our films.')).closest('li') as HTMLElement;
    const link = within(entry).getByRole('link', { name: 'Films' });
    expect(link).toHaveAttribute('href', '/films');
    fireEvent.click(link);
    await waitFor(() => expect(entry).toHaveAttribute('data-removed', 'true'));
  },
);
