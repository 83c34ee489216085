import { act, render, screen, waitFor } from '@testing-library/react';
import { toasts, type ToastMessage } from '../../lib/toasts';
import { Toaster } from './Toaster';

// What jsdom lacks and sonner swipes with.
Element.prototype.setPointerCapture = () => undefined;

const raise = (toast: Partial<ToastMessage>) =>
  act(() => toasts.send({ id: 'one', kind: 'info', title: 'Coming soon', message: 'Not yet.', stays: true, ...toast }));
const entry = async (title: string) => (await screen.findByText(title, {}, { timeout: 20_000 })).closest('li');

it('changes a toast in place when the same matter goes on, and brings it anew when it says the same', async () => {
  render(<Toaster />);
  raise({ kind: 'loading', title: 'Sending' });
  const first = await entry('Sending');
  raise({ kind: 'error', title: 'Failed' });
  expect(await entry('Failed')).toBe(first);
  raise({ kind: 'error', title: 'Failed' });
  await waitFor(async () => expect(await entry('Failed')).not.toBe(first));
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
  raise({ id: 'two', kind: 'error', title: 'Lost', message: 'Nothing arrived.', link });
  translate((await entry('Lost')) ?? document.body);
  raise({ id: 'two', kind: 'success', title: 'Sent', message: 'All arrived.' });
  expect(await entry('Sent')).toHaveTextContent('SentAll arrived.');
});
