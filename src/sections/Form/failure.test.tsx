import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toasts } from '../../lib/toasts';
import { content } from '../../testing/content';
import { emittedMessages } from '../../testing/emittedMessages';
import { Form } from './Form';

jest.mock('./submit', () => {
  throw new Error('the script could not be fetched');
});

const words = content<{ forms: Queries.FormWords }>('interface.yaml').forms;
const submit = { label: 'Subscribe', to: null, soon: null };
const input = { name: 'email', label: 'Email', type: 'email', required: true } as const;
const inputs = [{ ...input, autocomplete: null, hint: null, options: null }];
const form = { key: 'newsletter', subject: 'A', note: null, endpoint: null, netlify: null, submit, inputs };
const { email } = content<{ email: string }>('company.yaml');
const raised = emittedMessages(toasts);

it('keeps what was typed and offers a mail when what sends forms cannot be fetched', async () => {
  render(<Form form={form} />);
  const control = screen.getByLabelText(/^Email/);
  await userEvent.type(control, 'ama@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  await waitFor(() => expect(raised).toHaveLength(1));
  expect(raised[0]).toMatchObject({ id: 'form-newsletter', kind: 'error', ...words.error, stays: true });
  expect(raised[0]?.link).toMatchObject({ label: words.preparedMail, to: expect.stringContaining(`mailto:${email}`) });
  expect(control).toHaveValue('ama@example.org');
});
