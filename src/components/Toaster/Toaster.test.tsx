import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { toast } from 'sonner';
import { content } from '../../testing/content';
import { Toaster } from './Toaster';

const { region } = content<{ toasts: { region: string } }>('interface.yaml').toasts;

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
  expect(screen.getByRole('region', { name: `${region} alt+T` })).toHaveAttribute('aria-live', 'polite');
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
