import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { toast } from 'sonner';
import { content } from '../../testing/content';
import { Toaster } from './Toaster';

const words = content<{ toasts: Record<'region' | 'dismiss', string> }>('interface.yaml').toasts;
afterEach(() => void toast.dismiss());

const entry = async (title: string) => (await screen.findByText(title)).closest('li') as HTMLElement;

/** Puts each text into an element of its own, as browsers do that translate a page. */
function translate(root: Element) {
  for (const node of [...root.childNodes]) {
    if (node instanceof Element) translate(node);
    else node.replaceWith(Object.assign(document.createElement('font'), { textContent: node.textContent }));
  }
}

it('has its live region in the built page', () => {
  document.body.innerHTML = renderToString(<Toaster />);
  expect(screen.getByRole('region', { name: `${words.region} alt+T` })).toHaveAttribute('aria-live', 'polite');
});

it('is reached with Alt+T', async () => {
  render(<Toaster />);
  toast('Later');
  const { parentElement: list } = await entry('Later');
  await userEvent.keyboard('{Alt>}t{/Alt}');
  expect(list).toHaveFocus();
});

it('changes a toast in place when the same matter goes on, also on a translated page', async () => {
  render(<Toaster />);
  toast.loading('Sending', { id: 'one', description: 'On its way.' });
  const first = await entry('Sending');
  translate(first);
  toast.success('Sent', { id: 'one', description: 'All arrived.' });
  expect(await entry('Sent')).toBe(first);
  expect(first).toHaveTextContent('SentAll arrived.');
});

it.each(['button', '{Escape}'])('dismisses a toast by %s', async (how) => {
  render(<Toaster />);
  toast('Later', { id: how });
  const shown = await entry('Later');
  if (how === 'button') fireEvent.click(screen.getByRole('button', { name: words.dismiss }));
  else await userEvent.keyboard(how);
  await waitFor(() => expect(shown).not.toBeInTheDocument());
});
