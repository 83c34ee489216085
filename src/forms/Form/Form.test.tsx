import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { toast } from 'sonner';
import { Toaster } from '../../components/Toaster/Toaster';
import { fill } from '../../lib/fill';
import { content } from '../../testing/content';
import { setStatus } from '../status';
import { Form } from './Form';

const words = content<{ forms: Queries.FormWords }>('interface.yaml').forms;
const { email } = content<{ email: string }>('company.yaml');

const field = { autocomplete: null, hint: null, options: null };
const options = [{ value: 'films', label: 'Films & series' }];
const form: Queries.FormFragment = {
  ...{ key: 'contact', mailSubject: 'A message', submit: 'Send', note: null, endpoint: null, netlify: null },
  inputs: [
    { ...field, name: 'email', label: 'Email', type: 'email', required: true },
    { ...field, name: 'subject', label: 'Subject', type: 'select', required: false, options },
    { ...field, name: 'message', label: 'Message', type: 'textarea', required: true },
  ],
};
const letter = 'Email: ama@example.org\r\nSubject: Films & series\r\nMessage: Akwaaba';

const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: true });
const submit = () => userEvent.click(screen.getByRole('button', { name: words.prepare }));
const status = () => screen.getByRole('status');
const copyButton = () => within(status()).getByRole('button', { name: words.mail.copy });

async function send(): Promise<void> {
  await userEvent.type(control('Email'), 'ama@example.org');
  await userEvent.selectOptions(control('Subject'), 'films');
  await userEvent.type(control('Message'), 'Akwaaba');
  await submit();
}

/** The opened mails: the URLs of the pressed mail links. */
let mails: URL[] = [];

beforeAll(() => {
  Object.assign(Element.prototype, { scrollIntoView: jest.fn() });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^=mailto]');
    if (!link) return;
    event.preventDefault();
    mails.push(new URL(link.href));
  });
});
afterEach(() => {
  mails = [];
  setStatus(form.key);
  toast.dismiss();
  window.history.replaceState(null, '', '/');
  sessionStorage.clear();
});

it('opens a mail with every field on one press, and keeps the input', async () => {
  render(<Toaster />);
  render(<Form form={form} />);
  await send();
  const [mail] = mails;
  expect(mails).toHaveLength(1);
  expect([mail?.pathname, mail?.searchParams.get('subject')]).toEqual([email, form.mailSubject]);
  expect(mail?.searchParams.get('body')).toBe(letter);
  expect(control('Message')).toHaveValue('Akwaaba');
  expect(within(status()).getByText(fill(words.mail.ready, { email }))).toBeInTheDocument();
  // A toast would repeat the message.
  expect(screen.queryByRole('listitem')).toBeNull();
  await userEvent.click(within(status()).getByRole('link', { name: words.mail.openAgain }));
  expect(String(mails[1])).toBe(String(mail));
  fireEvent.input(control('Email'));
  expect(status()).toBeEmptyDOMElement();
});

it('announces the status again on the next press, for a text that is too long with the advice to paste it', async () => {
  render(<Form form={form} />);
  await send();
  const [first] = status().children;
  await submit();
  expect(status().children).toHaveLength(1);
  expect(status().firstElementChild).not.toBe(first);
  fireEvent.change(control('Message'), { target: { value: 'Kente is woven in strips. '.repeat(100) } });
  await submit();
  expect(mails[2]?.searchParams.get('body')).toBe(words.mail.paste);
  expect(status()).toHaveTextContent(fill(words.mail.long, { email }));
});

it('copies the whole text only on request, and announces it each time', async () => {
  const user = userEvent.setup();
  render(<Form form={form} />);
  await send();
  expect(await navigator.clipboard.readText()).toBe('');
  await user.click(copyButton());
  const copied = await screen.findByText(words.mail.copied);
  const head = `${words.mail.to}: ${email}\r\n${words.mail.subject}: ${form.mailSubject}\r\n\r\n`;
  expect(await navigator.clipboard.readText()).toBe(head + letter);
  await user.click(copyButton());
  expect(screen.getByText(words.mail.copied)).not.toBe(copied);
});

it('shows the text, selected, if the browser does not copy it', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  render(<Form form={form} />);
  await send();
  await userEvent.click(copyButton());
  expect(await screen.findByText(words.mail.notCopied)).toBeInTheDocument();
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: words.mail.letter });
  expect(text).toHaveFocus();
  expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe(text.value);
  expect(text.value).toContain(letter.replaceAll('\r', ''));
  Reflect.deleteProperty(navigator, 'clipboard');
});

it.each(['refused', 'error', 'unclear'] as const)('offers a mail after the status %s', async (outcome) => {
  setStatus(form.key, outcome);
  render(<Form form={form} />);
  expect(status()).toHaveTextContent(`${words[outcome].message} ${fill(words.mail.instead, { email })}`);
  await userEvent.click(within(status()).getByRole('link', { name: words.mail.open }));
  expect(mails[0]?.pathname).toBe(email);
  expect(copyButton()).toBeVisible();
});

it('reports invalid fields after the first attempt to send, each until it is corrected', async () => {
  render(<Form form={form} />);
  const invalid = () => ['Email', 'Subject', 'Message'].filter((label) => control(label).ariaInvalid === 'true');
  expect(invalid()).toEqual([]);
  await submit();
  expect(invalid()).toEqual(['Email', 'Message']);
  for (const label of invalid()) expect(control(label)).toHaveAccessibleDescription(control(label).validationMessage);
  await userEvent.type(control('Email'), 'ama');
  expect(control('Email')).toHaveAccessibleDescription(control('Email').validationMessage);
  await userEvent.type(control('Email'), '@example.org');
  expect(invalid()).toEqual(['Message']);
  expect(control('Email')).not.toHaveAccessibleDescription();
  // White space is no message.
  await userEvent.type(control('Message'), '   ');
  await submit();
  expect(control('Message')).toHaveAccessibleDescription(control('Message').validationMessage);
  expect(status()).toBeEmptyDOMElement();
  expect(mails).toEqual([]);
});

it('reports no error of a field that has the name of a property of objects', async () => {
  const firm = { ...field, name: 'constructor', label: 'Firm', type: 'text', required: false } as const;
  render(<Form form={{ ...form, inputs: [...form.inputs, firm] }} />);
  await submit();
  expect(control('Email')).toBeInvalid();
  expect(control('Firm')).toBeValid();
});

it('is filled in by each link once: rendering it again changes nothing', () => {
  sessionStorage.setItem('draft-contact', 'message=Akwaaba');
  const { rerender } = render(<Form form={form} />);
  window.history.pushState(null, '', '/contact?subject=films&message=For+the+SDEA:+');
  rerender(<Form form={form} />);
  expect([control('Subject').value, control('Message').value]).toEqual(['films', 'Akwaaba']);
  control('Subject').form?.reset();
  rerender(<Form form={form} />);
  expect([control('Subject').value, control('Message').value]).toEqual(['', '']);
});

describe('without scripts', () => {
  const built = (more: Partial<Queries.FormFragment>) => {
    document.body.innerHTML = renderToString(<Form form={{ ...form, ...more }} />);
    return document.querySelector('form') as HTMLFormElement;
  };

  it('shows a mail address in place of its button if it has no endpoint', () => {
    expect(built({})).not.toHaveAttribute('action');
    expect(screen.getByRole('button', { name: words.prepare }).dataset.noscript).toBe('hide');
    const instead = document.querySelector('[data-noscript=show]');
    expect(instead).toHaveTextContent(words.noScript.replace('{email}', email));
  });

  it('has its fields in order, with their labels, attributes and options', () => {
    built({ inputs: form.inputs.map((input) => ({ ...input, autocomplete: 'email' })) });
    const fields = [...document.querySelectorAll('[autocomplete=email]')];
    const attributes = ['name', 'type', 'inputmode', 'required'];
    expect(fields.map((each) => attributes.map((attribute) => each.getAttribute(attribute)))).toEqual([
      ['email', 'email', 'email', ''],
      ['subject', null, null, null],
      ['message', null, null, ''],
    ]);
    expect(form.inputs.map(({ label }) => control(label))).toEqual(fields);
    expect([...document.querySelectorAll('label + span')].map(({ textContent }) => textContent)).toEqual(
      form.inputs.map(({ required }) => (required ? words.required : words.optional)),
    );
    expect([...control('Subject').querySelectorAll('option')].map(({ value }) => value)).toEqual(['', 'films']);
  });

  it('posts to its endpoint', () => {
    const endpoint = 'https://forms.example/one';
    const element = built({ endpoint });
    expect([element.method, element.action]).toEqual(['post', endpoint]);
    const button = screen.getByRole('button', { name: form.submit });
    expect(button).toHaveAttribute('type', 'submit');
    expect(button.dataset.noscript).toBeUndefined();
    expect(document.querySelector('[data-noscript=show]')).toBeNull();
  });

  it('posts to a path of the site below the path prefix', () => {
    Object.assign(globalThis, { __PATH_PREFIX__: '/project' });
    expect(built({ endpoint: '/contact' })).toHaveAttribute('action', '/project/contact');
  });

  // The requirements of Netlify for a form: https://docs.netlify.com/manage/forms/setup and /spam-filters.
  it('has all that Netlify requires, including the names of the honeypot and the other fields', () => {
    const element = built({ netlify: true });
    expect(element).toHaveAttribute('data-netlify', 'true');
    // With an action Netlify would show that page instead of its default page, which confirms that the message was received.
    expect(element).not.toHaveAttribute('action');
    const names = [...new FormData(element).keys()];
    expect(new FormData(element).get('form-name')).toBe(form.key);
    expect(names).toContain(element.getAttribute('netlify-honeypot'));
    expect(names).toEqual(expect.arrayContaining(['submission-id', 'email', 'subject', 'message']));
    expect(new Set(names).size).toBe(names.length);
  });
});
