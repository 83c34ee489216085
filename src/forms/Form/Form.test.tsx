import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { toast } from 'sonner';
import { Toaster } from '../../components/Toaster/Toaster';
import { content } from '../../testing/content';
import { setStatus } from '../status';
import { Form } from './Form';

const words = content<{ forms: Queries.FormWords }>('interface.yaml').forms;
const { email } = content<{ email: string }>('company.yaml');
const closed = (key: string) => ({
  ...content<Queries.FormFragment>(`forms/${key}.yaml`),
  endpoint: null,
  netlify: null,
});
const newsletter = closed('newsletter');
const label = newsletter.inputs[0]?.label ?? '';
const control = () => screen.getByLabelText(label, { exact: true });
/** Types into a field, from which it takes the draft of an earlier test. */
const type = (field: HTMLElement, text: string) => userEvent.clear(field).then(() => userEvent.type(field, text));
const submit = () => userEvent.click(screen.getByRole('button', { name: words.prepare }));

beforeAll(() => Object.assign(Element.prototype, { scrollIntoView: jest.fn() }));
afterEach(() => {
  for (const key of ['contact', 'partnership', 'newsletter']) setStatus(key);
  toast.dismiss();
});

it('says once at its button that it is not open, until something is typed anew, and keeps what was typed', async () => {
  render(<Toaster />);
  render(<Form form={newsletter} />);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'submit');
  await type(control(), 'ama@example.org');
  await submit();
  expect(screen.getByRole('status').textContent).toBe(`${words.notOpen.message} ${words.preparedMail}`);
  expect(await screen.findByRole('listitem')).toHaveTextContent(`${words.notOpen.title}${words.preparedMail}`);
  expect(control()).toHaveValue('ama@example.org');
  await userEvent.type(control(), '.gh');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

const values = { text: 'Ama Ɔkyere', email: 'ama@example.org', tel: '+233 30 000 0001', textarea: 'First line' };

it.each(['contact', 'partnership', 'newsletter'])(
  'the %s form puts every field into the prepared mail when its link is pressed, and keeps it',
  async (key) => {
    const form = closed(key);
    render(<Form form={form} />);
    const typed = form.inputs.map((field) => ({
      field: screen.getByLabelText(field.label, { exact: true }),
      value: field.type === 'select' ? (field.options?.at(-1)?.value ?? '') : values[field.type],
      line: `${field.label}: ${field.type === 'select' ? field.options?.at(-1)?.label : values[field.type]}`,
    }));
    for (const { field, value } of typed)
      await (field.matches('select') ? userEvent.selectOptions(field, value) : type(field, value));
    await submit();
    const link = within(screen.getByRole('status')).getByRole('link', { name: words.preparedMail });
    const mail = () => new URL(link.getAttribute('href') ?? '');
    expect([mail().pathname, [...mail().searchParams]]).toEqual([email, [['subject', form.mailSubject]]]);
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    for (const { field, value, line } of typed) {
      expect(mail().searchParams.get('body')).toContain(line);
      expect(field).toHaveValue(value);
    }
  },
);

it('has the browser ask for what is white space alone', async () => {
  const inputs = newsletter.inputs.map((field) => ({ ...field, type: 'text' as const }));
  render(<Form form={{ ...newsletter, inputs }} />);
  await type(control(), '   ');
  await submit();
  expect(control()).toBeInvalid();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it.each([
  ['where to write', null],
  ['a button that posts it to its endpoint', 'https://forms.example/one'],
])('has without scripts %s', (_, endpoint) => {
  document.body.innerHTML = renderToString(<Form form={{ ...newsletter, endpoint }} />);
  const [form] = document.forms;
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', endpoint]);
  const button = screen.getByRole('button', { name: endpoint ? newsletter.submit : words.prepare });
  expect(button).toHaveAttribute('type', 'submit');
  expect(button.dataset.noscript).toBe(endpoint ? undefined : 'hide');
  const instead = document.querySelector<HTMLElement>('[data-noscript=show]');
  expect(instead?.textContent).toBe(endpoint ? undefined : words.noScript.replace('{email}', email));
});
