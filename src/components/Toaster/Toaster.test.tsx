import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toasts, type ToastMessage } from '../../lib/toasts';
import { Toaster } from './Toaster';

const send = (toast: Partial<ToastMessage>) =>
  act(() => toasts.send({ id: 'one', kind: 'info', title: 'Coming soon', message: 'Not yet.', ...toast }));
const entry = async (title: string) => (await screen.findByText(title, {}, { timeout: 20_000 })).closest('li');

/** Puts each text into an element of its own, as browsers do that translate a page. */
function translate(root: Element) {
  for (const node of [...root.childNodes]) {
    if (node instanceof Element) translate(node);
    else node.replaceWith(Object.assign(document.createElement('font'), { textContent: node.textContent }));
  }
}

it('changes a toast in place when the same matter goes on, also on a translated page', async () => {
  render(<Toaster />);
  send({ kind: 'loading', title: 'Sending', message: 'On its way.' });
  const first = (await entry('Sending')) as HTMLElement;
  translate(first);
  send({ kind: 'success', title: 'Sent', message: 'All arrived.' });
  expect(await entry('Sent')).toBe(first);
  expect(first).toHaveTextContent('SentAll arrived.');
});

it('dismisses them on Escape', async () => {
  render(<Toaster />);
  send({ id: 'two', title: 'Later' });
  const toast = await entry('Later');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(toast).not.toBeInTheDocument());
});
