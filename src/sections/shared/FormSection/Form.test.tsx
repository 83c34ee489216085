import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { toast } from 'sonner';
import { Toaster } from '../../../components/Toaster/Toaster';
import { setStatus } from '../../../forms/status';
import { content } from '../../../testing/content';
import { Form } from './Form';

const words = content<{ forms: Queries.FormWords }>('interface.yaml').forms;
const { email } = content<{ email: string }>('company.yaml');
const field = { required: true, autocomplete: null, hint: null, options: null };
const form: Queries.FormFragment = {
  key: 'newsletter',
  mailSubject: 'A letter',
  note: null,
  endpoint: null,
  netlify: null,
  submit: 'Subscribe',
  inputs: [{ ...field, name: 'email', label: 'Email', type: 'email' }],
};
const control = () => screen.getByLabelText('Email', { exact: true });
const submit = () => userEvent.click(screen.getByRole('button', { name: words.prepare }));

beforeAll(() => Object.assign(Element.prototype, { scrollIntoView: jest.fn() }));
afterEach(() => {
  setStatus(form.key);
  toast.dismiss();
});

it('says once at its button that it is not open, until something is typed anew, and keeps what was typed', async () => {
  render(<Toaster />);
  render(<Form form={form} />);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'submit');
  await userEvent.type(control(), 'ama@example.org');
  await submit();
  expect(screen.getByRole('status').textContent).toBe(`${words.notOpen.message} ${words.preparedMail}`);
  expect(await screen.findByRole('listitem')).toHaveTextContent(`${words.notOpen.title}${words.preparedMail}`);
  expect(control()).toHaveValue('ama@example.org');
  await userEvent.type(control(), '.gh');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('prepares the mail when its link is pressed', async () => {
  render(<Form form={form} />);
  await userEvent.clear(control());
  await userEvent.type(control(), 'ama@example.org');
  await submit();
  const link = within(screen.getByRole('status')).getByRole('link', { name: words.preparedMail });
  expect(link).toHaveAttribute('href', `mailto:${email}?subject=A%20letter`);
  (control() as HTMLInputElement).value = 'efua@example.org';
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(link).toHaveAttribute('href', `mailto:${email}?subject=A%20letter&body=Email%3A%20efua%40example.org`);
});

const values = { text: 'Ama Ɔkyere', email: 'ama@example.org', tel: '+233 30 000 0001', textarea: 'First line' };

it.each(['contact', 'partnership', 'newsletter'])(
  'the %s form puts every field into the prepared mail, and keeps it',
  async (key) => {
    const own = { ...content<Queries.FormFragment>(`forms/${key}.yaml`), endpoint: null, netlify: null };
    const { unmount } = render(<Form form={own} />);
    const typed = own.inputs.map(({ label, type, options }) => {
      const last = options?.at(-1);
      const control = screen.getByLabelText(label, { exact: true });
      return {
        label,
        control,
        type,
        value: (type === 'select' ? last?.value : values[type]) ?? '',
        shown: last?.label,
      };
    });
    for (const { control, type, value } of typed) {
      if (type === 'select') await userEvent.selectOptions(control, value);
      else {
        await userEvent.clear(control);
        await userEvent.type(control, value);
      }
    }
    await submit();
    const link = within(screen.getByRole('status')).getByRole('link', { name: words.preparedMail });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    const mail = new URL(link.getAttribute('href') ?? '');
    expect(mail.searchParams.get('subject')).toBe(own.mailSubject);
    for (const { label, control, type, value, shown } of typed) {
      expect(mail.searchParams.get('body')).toContain(`${label}: ${type === 'select' ? shown : value}`);
      expect(control).toHaveValue(value);
    }
    unmount();
    setStatus(key);
  },
);

it('has the browser ask for what is white space alone', async () => {
  render(<Form form={{ ...form, inputs: [{ ...field, name: 'name', label: 'Email', type: 'text' }] }} />);
  await userEvent.type(control(), '   ');
  await submit();
  expect(control()).toBeInvalid();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('is sent nowhere by a browser without scripts: an address stands in the place of its button', () => {
  document.body.innerHTML = renderToString(<Form form={form} />);
  const [element] = document.forms;
  expect(element).toHaveAttribute('method', 'post');
  expect(document.querySelector('[action], [formaction]')).toBeNull();
  expect(screen.getByText(words.noScript.replace('{email}', ''))).toBeInTheDocument();
  expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}?subject=A%20letter`);
});

it('is posted to its endpoint without scripts, once there is one', () => {
  document.body.innerHTML = renderToString(<Form form={{ ...form, endpoint: 'https://forms.example/one' }} />);
  expect(document.forms[0]).toHaveAttribute('action', 'https://forms.example/one');
  expect(screen.getByRole('button', { name: form.submit })).toHaveAttribute('type', 'submit');
  expect(document.querySelector('[data-noscript]')).toBeNull();
  expect(screen.queryByText(words.noScript.replace('{email}', ''))).not.toBeInTheDocument();
});
