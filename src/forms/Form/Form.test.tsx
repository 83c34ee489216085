import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { toast } from 'sonner';
import { Toaster } from '../../components/Toaster/Toaster';
import { fill } from '../../lib/fill';
import { content } from '../../testing/content';
import { setStatus } from '../status';
import { Form } from './Form';

// The site's forms, tested as if they had no endpoint. The tests hold for any fields.

const words = content<{ forms: Queries.FormWords }>('interface.yaml').forms;
const { email } = content<{ email: string }>('company.yaml');
const keys = ['contact', 'partnership', 'newsletter'];
const closed = (key: string) => ({
  ...content<Queries.FormFragment>(`forms/${key}.yaml`),
  endpoint: null,
  netlify: null,
});
const newsletter = closed('newsletter');
type Field = Queries.FormFragment['inputs'][number];

const values = { text: 'Ama Ɔkyere', email: 'ama@example.org', tel: '+233 30 000 0001', textarea: 'First line' };
const valueOf = ({ type, options }: Field) => (type === 'select' ? (options?.at(-1)?.value ?? '') : values[type]);
const lineOf = (field: Field) =>
  `${field.label}: ${field.type === 'select' ? field.options?.at(-1)?.label : valueOf(field)}`;
const control = ({ label }: Field) => screen.getByLabelText(label, { exact: true });

/** Fills in every field. Empties it first, because it may contain the draft of an earlier test. */
async function fillAll(form: Queries.FormFragment): Promise<void> {
  for (const field of form.inputs) {
    if (field.type === 'select') await userEvent.selectOptions(control(field), valueOf(field));
    else {
      await userEvent.clear(control(field));
      await userEvent.type(control(field), valueOf(field));
    }
  }
}

const submit = () => userEvent.click(screen.getByRole('button', { name: words.prepare }));
const status = () => screen.getByRole('status');
const copyButton = () => within(status()).getByRole('button', { name: words.mail.copy });

/** The opened mails, as the addresses of the pressed links. */
let mails: URL[];
const onClick = (event: Event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^=mailto]');
  if (!link) return;
  event.preventDefault();
  mails.push(new URL(link.href));
};

beforeAll(() => Object.assign(Element.prototype, { scrollIntoView: jest.fn() }));
beforeEach(() => {
  mails = [];
  document.addEventListener('click', onClick);
});
afterEach(() => {
  document.removeEventListener('click', onClick);
  for (const key of keys) setStatus(key);
  toast.dismiss();
  window.history.replaceState(null, '', '/');
  sessionStorage.clear();
});

it.each(keys)('the %s form opens a mail with every field with one press, says so once, and keeps them', async (key) => {
  const form = closed(key);
  render(<Toaster />);
  render(<Form form={form} />);
  await fillAll(form);
  await submit();
  const [mail] = mails;
  expect(mails).toHaveLength(1);
  expect([mail?.pathname, mail?.searchParams.get('subject')]).toEqual([email, form.mailSubject]);
  for (const field of form.inputs) {
    expect(mail?.searchParams.get('body')).toContain(lineOf(field));
    expect(control(field)).toHaveValue(valueOf(field));
  }
  expect(within(status()).getByText(fill(words.mail.ready, { email }))).toBeInTheDocument();
  expect(screen.queryByRole('listitem')).toBeNull();
  const [first] = form.inputs;
  await userEvent.click(within(status()).getByRole('link', { name: words.mail.openAgain }));
  expect(String(mails[1])).toBe(String(mail));
  if (first) fireEvent.input(control(first));
  expect(status()).toBeEmptyDOMElement();
});

it('announces its answer again when it is pressed again', async () => {
  render(<Form form={newsletter} />);
  await fillAll(newsletter);
  await submit();
  const [first] = status().children;
  await submit();
  expect(status().children).toHaveLength(1);
  expect(status().firstElementChild).not.toBe(first);
});

it('asks to copy a text that is too long for a mail', async () => {
  const [field] = newsletter.inputs;
  const form = { ...newsletter, inputs: field ? [{ ...field, type: 'textarea' as const }] : [] };
  render(<Form form={form} />);
  await fillAll(form);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Kente is woven in strips. '.repeat(100) } });
  await submit();
  expect(mails[0]?.searchParams.get('body')).toBe(words.mail.paste);
  expect(status()).toHaveTextContent(fill(words.mail.long, { email }));
});

describe('the copy', () => {
  const letter = [`${words.mail.to}: ${email}`, `${words.mail.subject}: ${newsletter.mailSubject}`, '', ''].join(
    '\r\n',
  );

  it('is the whole letter, on the clipboard only when it is asked for, and announced each time', async () => {
    const user = userEvent.setup();
    render(<Form form={newsletter} />);
    await fillAll(newsletter);
    await submit();
    expect(await navigator.clipboard.readText()).toBe('');
    await user.click(copyButton());
    const copied = await screen.findByText(words.mail.copied);
    expect(await navigator.clipboard.readText()).toBe(letter + newsletter.inputs.map(lineOf).join('\r\n'));
    await user.click(copyButton());
    expect(screen.getByText(words.mail.copied)).not.toBe(copied);
  });

  it.each([
    ['does not allow it', { writeText: () => Promise.reject(new Error('denied')) }],
    ['does not have one', undefined],
  ])('is shown selected where the browser %s', async (_, clipboard) => {
    const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    render(<Form form={newsletter} />);
    await fillAll(newsletter);
    await submit();
    await userEvent.click(copyButton());
    expect(await screen.findByText(words.mail.notCopied)).toBeInTheDocument();
    const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: words.mail.letter });
    expect(text).toHaveFocus();
    expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe(text.value);
    expect(text.value).toContain(newsletter.inputs.map(lineOf).join('\n'));
    if (before) Object.defineProperty(navigator, 'clipboard', before);
    else Reflect.deleteProperty(navigator, 'clipboard');
  });
});

it.each(['refused', 'error', 'unclear'] as const)('offers the mail after %s', async (outcome) => {
  setStatus('newsletter', outcome);
  render(<Form form={newsletter} />);
  expect(status()).toHaveTextContent(`${words[outcome].message} ${fill(words.mail.instead, { email })}`);
  await userEvent.click(within(status()).getByRole('link', { name: words.mail.open }));
  expect(mails[0]?.pathname).toBe(email);
  expect(copyButton()).toBeVisible();
});

describe('an invalid field', () => {
  const described = (field: Field) => control(field).getAttribute('aria-describedby')?.split(' ') ?? [];
  const messageOf = (field: Field) => {
    const ids = described(field).filter((id) => id.endsWith('-error'));
    return ids.map((id) => document.getElementById(id)?.textContent);
  };
  const native = (field: Field) => (control(field) as HTMLInputElement).validationMessage;

  it('is reported at no field before the form is sent, then at each invalid field, and updated while the visitor types', async () => {
    const form = closed('contact');
    render(<Form form={form} />);
    for (const field of form.inputs) {
      expect(control(field)).toHaveAttribute('aria-invalid', 'false');
      expect(messageOf(field)).toEqual([]);
    }
    await submit();
    for (const field of form.inputs) {
      const isWrong = field.required;
      expect(control(field)).toHaveAttribute('aria-invalid', String(isWrong));
      expect(messageOf(field)).toEqual(isWrong ? [native(field)] : []);
    }
    const address = form.inputs.find(({ type, required }) => type === 'email' && required);
    if (!address) throw new Error('no field for an address');
    await userEvent.type(control(address), 'ama');
    expect(messageOf(address)).toEqual([native(address)]);
    await userEvent.type(control(address), '@example.org');
    expect(control(address)).toHaveAttribute('aria-invalid', 'false');
    expect(messageOf(address)).toEqual([]);
    expect(status()).toBeEmptyDOMElement();
    expect(mails).toEqual([]);
  });

  it('may contain only white space', async () => {
    const inputs = newsletter.inputs.map((field) => ({ ...field, type: 'text' as const, required: true }));
    render(<Form form={{ ...newsletter, inputs }} />);
    for (const field of inputs) await userEvent.type(control(field), '   ');
    await submit();
    for (const field of inputs) expect(messageOf(field)).toEqual([native(field)]);
    expect(mails).toEqual([]);
  });
});

it('says what a link has chosen and kept, until something is typed', async () => {
  const form = closed('contact');
  const [list] = form.inputs.filter(({ options }) => options);
  const [text] = form.inputs.filter(({ type }) => type === 'textarea');
  const option = list?.options?.[0];
  if (!list || !option || !text) throw new Error('no field that a link fills in');
  sessionStorage.setItem('draft-contact', `${text.name}=Akwaaba`);
  window.history.replaceState(null, '', `/contact?${list.name}=${option.value}&${text.name}=For+the+SDEA:+`);
  render(<Form form={form} />);
  expect(control(list)).toHaveValue(option.value);
  expect(control(text)).toHaveValue('Akwaaba');
  expect(status()).toHaveTextContent(fill(words.linked.chosen, { choice: option.label }));
  expect(status()).toHaveTextContent(fill(words.linked.kept, { text: 'For the SDEA:' }));
  await userEvent.type(control(text), '!');
  expect(status()).toBeEmptyDOMElement();
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
