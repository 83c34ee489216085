import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toasts } from '../../lib/toasts';
import { content } from '../../testing/content';
import { heard } from '../../testing/heard';
import { Form } from './Form';

const mockSubmit = jest.fn();
let mockFetchable = false;

jest.mock('./submit', () => {
  if (!mockFetchable) throw new Error('the script could not be fetched');
  return { submit: mockSubmit };
});

const words = content<{ forms: Queries.FormWords }>('interface.yaml').forms;
const form = content<Queries.FormFragment>('forms/newsletter.yaml');
const { email } = content<{ email: string }>('company.yaml');
const raised = heard(toasts);

/** Fills in the form and sends it. */
async function send(given = form) {
  render(<Form form={given} />);
  const control = screen.getByLabelText(new RegExp(`^${given.inputs[0]?.label}`));
  await userEvent.clear(control);
  await userEvent.type(control, 'ama@example.org');
  await userEvent.click(screen.getByRole('button', { name: given.submit.label }));
  return control;
}

it('keeps what was typed and offers a mail when what sends forms cannot be fetched', async () => {
  const control = await send();
  await waitFor(() => expect(raised).toHaveLength(1));
  expect(raised[0]).toMatchObject({ id: `form-${form.key}`, kind: 'error', ...words.error, stays: true });
  expect(raised[0]?.link).toMatchObject({ label: words.preparedMail, to: expect.stringContaining(`mailto:${email}`) });
  expect(control).toHaveValue('ama@example.org');
});

it('waits for a connection when there was none from before the first key, then sends what was typed', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const control = await send({ ...form, endpoint: 'https://forms.example/one' });
  await waitFor(() => expect(raised).toHaveLength(1));
  expect(raised[0]).toMatchObject({ id: `form-${form.key}`, kind: 'info', ...words.offline, stays: true });
  expect(control).toHaveValue('ama@example.org');
  await userEvent.click(await screen.findByRole('button', { name: words.sending }));
  online.mockReturnValue(true);
  mockFetchable = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(mockSubmit).toHaveBeenCalledTimes(1));
  expect(mockSubmit.mock.calls[0]?.[2].get('email')).toBe('ama@example.org');
  expect(await screen.findByRole('button', { name: form.submit.label })).toBeInTheDocument();
});
