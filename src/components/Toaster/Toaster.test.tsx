import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { content } from '../../testing/content';
import { translate } from '../../testing/translate';
import { notify } from './notify';
import { Toaster } from './Toaster';

const { region } = content<{ toasts: { region: string } }>('interface.yaml').toasts;

const entry = async (title: string) => (await screen.findByText(title)).closest('li') as HTMLElement;

it('renders its live region in the built page', () => {
  document.body.innerHTML = renderToString(<Toaster />);
  expect(screen.getByRole('region', { name: `${region} alt+T` })).toHaveAttribute('aria-live', 'polite');
});

it('updates a toast with the same id, also on a translated page', async () => {
  render(<Toaster />);
  notify('loading', 'one', 'Sending', { message: 'On its way.' });
  const first = await entry('Sending');
  translate(first);
  notify('success', 'one', 'Sent', { message: 'All arrived.' });
  expect(await entry('Sent')).toBe(first);
  expect(first).toHaveTextContent('SentAll arrived.');
});

it('announces the same toast again', async () => {
  render(<Toaster />);
  notify('info', 'two', 'Facebook: coming soon');
  const title = await screen.findByText('Facebook: coming soon');
  notify('info', 'two', 'Facebook: coming soon');
  await waitFor(() => expect(screen.getByText('Facebook: coming soon')).not.toBe(title));
});

it('shows a toast for six seconds and half a second for each word', async () => {
  jest.useFakeTimers();
  render(<Toaster />);
  act(() => notify('info', 'three', 'One two', { message: 'three four', links: [{ label: 'five', to: '/films' }] }));
  await act(() => jest.advanceTimersByTimeAsync(8400));
  expect(screen.getByText('One two').closest('li')).toHaveAttribute('data-removed', 'false');
  await act(() => jest.advanceTimersByTimeAsync(150));
  expect(screen.getByText('One two').closest('li')).toHaveAttribute('data-removed', 'true');
  jest.useRealTimers();
});

it('leaves keys that type a letter to the field, and goes to a toast with Alt+T', async () => {
  render(
    <>
      <textarea />
      <Toaster />
    </>,
  );
  notify('info', 'four', 'Above a form');
  await screen.findByText('Above a form');
  const field = screen.getByRole('textbox');
  field.focus();
  for (const key of ['\u2020', '\u00fe']) fireEvent.keyDown(field, { code: 'KeyT', altKey: true, key });
  expect(field).toHaveFocus();
  fireEvent.keyDown(field, { code: 'KeyT', altKey: true, key: 't' });
  await waitFor(() => expect(field).not.toHaveFocus());
});
