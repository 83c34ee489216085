import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toasts, type ToastMessage } from '../../lib/toasts';
import { content } from '../../testing/content';
import { Toaster } from './Toaster';

const { region, dismiss } = content<{ toasts: Record<'region' | 'dismiss', string> }>('interface.yaml').toasts;
const keys = content<Array<{ key: string; value: string }>>('figures.yaml').find(({ key }) => key === 'toast-hotkey');
const place = `${region} (${keys?.value})`;

// What jsdom lacks and sonner swipes with.
Element.prototype.setPointerCapture = () => undefined;

const raise = (toast: Partial<ToastMessage>) =>
  act(() => toasts.send({ id: 'one', kind: 'info', title: 'Coming soon', message: 'Not yet.', ...toast }));
const shown = () => screen.findAllByRole('listitem');

it('has nothing on the page until the first toast', async () => {
  render(<Toaster />);
  expect(screen.queryByRole('region', { name: place })).not.toBeInTheDocument();
  raise({ title: 'First' });
  expect(await screen.findByRole('region', { name: place })).toHaveAttribute('aria-live', 'polite');
  expect(await screen.findByText('First')).toBeInTheDocument();
});

it('is made ready by its keys too', async () => {
  render(<Toaster />);
  fireEvent.keyDown(document, { altKey: true, code: 'KeyT' });
  expect(await screen.findByRole('region', { name: place })).toBeInTheDocument();
});

it('says what there is to say, offers what can be done and is dismissed', async () => {
  render(<Toaster />);
  raise({
    id: 'two',
    title: 'Not open',
    message: 'Nothing is lost.',
    link: { label: 'By mail', to: 'mailto:a@b.example' },
  });
  const toast = within((await screen.findByText('Not open')).closest('li') ?? document.body);
  expect(toast.getByText(/Nothing is lost/)).toBeInTheDocument();
  expect(toast.getByRole('link', { name: 'By mail' })).toHaveAttribute('href', 'mailto:a@b.example');
  await userEvent.click(toast.getByRole('button', { name: dismiss }));
  await waitFor(() => expect(screen.queryByText('Not open')).not.toBeInTheDocument());
});

it('puts on the clipboard what its link could not carry', async () => {
  const user = userEvent.setup();
  render(<Toaster />);
  raise({ id: 'four', title: 'Long', link: { label: 'By mail', to: '#mail', copy: 'All of it' } });
  await user.click(await screen.findByRole('link', { name: 'By mail' }));
  expect(await navigator.clipboard.readText()).toBe('All of it');
});

it('changes a toast in place when the same matter goes on, and brings it anew when it says the same', async () => {
  render(<Toaster />);
  raise({ id: 'three', kind: 'loading', title: 'Sending', stays: true });
  const first = (await screen.findByText('Sending')).closest('li');
  raise({ id: 'three', kind: 'error', title: 'Failed', stays: true });
  const second = (await screen.findByText('Failed')).closest('li');
  expect(second).toBe(first);
  raise({ id: 'three', kind: 'error', title: 'Failed', stays: true });
  await waitFor(() => expect(screen.getByText('Failed').closest('li')).not.toBe(first));
  await waitFor(async () =>
    expect((await shown()).filter(({ textContent }) => textContent?.includes('Failed'))).toHaveLength(1),
  );
});

/** Puts each text into an element of its own, as browsers do that translate a page. */
function translate(root: Element) {
  for (const node of [...root.childNodes]) {
    if (node instanceof Element) translate(node);
    else node.replaceWith(Object.assign(document.createElement('font'), { textContent: node.textContent }));
  }
}

it('changes on a translated page', async () => {
  render(<Toaster />);
  const link = { label: 'By mail', to: 'mailto:a@b.example' };
  raise({ id: 'five', kind: 'error', title: 'Lost', message: 'Nothing arrived.', link, stays: true });
  translate((await screen.findByText('Lost')).closest('li') ?? document.body);
  raise({ id: 'five', kind: 'success', title: 'Sent', message: 'All arrived.', stays: true });
  const toast = (await screen.findByText('Sent')).closest('li');
  expect(toast).toHaveTextContent('SentAll arrived.');
});
