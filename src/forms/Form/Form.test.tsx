import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { renderToString } from 'react-dom/server';
import { toast } from 'sonner';
import { Toaster } from '../../components/Toaster/Toaster';
import { fill } from '../../lib/fill';
import { content } from '../../testing/content';
import { fixture } from '../../testing/fixture';
import * as preparedMail from '../preparedMail';
import { setStatus } from '../status';
import { Form } from './Form';

const words = content<{ forms: Queries.FormWords }>('interface.yaml').forms;
const { email } = content<{ email: string }>('company.yaml');

const field = fixture<Queries.FormFragment['inputs'][number]>('Field');
const options = [{ value: 'films', label: 'Films & series' }];
const form: Queries.FormFragment = {
  ...fixture<Queries.FormFragment>('Form'),
  key: 'contact',
  inputs: [
    { ...field, name: 'email', label: 'Email', type: 'email', required: true },
    { ...field, name: 'subject', label: 'Subject', type: 'select', options },
    { ...field, name: 'message', label: 'Message', type: 'textarea', required: true },
  ],
};
const endpoint = 'https://forms.example/one';
const letter = 'Email: ama@example.org\r\nSubject: Films & series\r\nMessage: Akwaaba';

const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: true });
const submit = (name = words.prepare) => userEvent.click(screen.getByRole('button', { name }));
const status = () => screen.getByRole('status');
const copyButton = () => within(status()).getByRole('button', { name: words.mail.copy });

async function type(): Promise<void> {
  await userEvent.type(control('Email'), 'ama@example.org');
  await userEvent.selectOptions(control('Subject'), 'films');
  await userEvent.type(control('Message'), 'Akwaaba');
}

const mockPost = jest.fn();
const mockLoad = jest.fn();
jest.mock('../post', () => ({
  get post() {
    mockLoad();
    return mockPost;
  },
}));

/** The opened mails: the URLs of the pressed links. */
let mails: URL[] = [];

beforeAll(() => {
  Object.assign(Element.prototype, { scrollIntoView: jest.fn() });
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    mails.push(new URL(event.target.href));
  });
});
beforeEach(() => {
  mockLoad.mockReset();
  mockPost.mockReset().mockResolvedValue('success');
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
  await type();
  await submit();
  const [mail] = mails;
  expect(mails).toHaveLength(1);
  expect([mail?.pathname, mail?.searchParams.get('subject')]).toEqual([email, form.mailSubject]);
  expect(mail?.searchParams.get('body')).toBe(letter);
  expect(control('Message')).toHaveValue('Akwaaba');
  expect(within(status()).getByText(fill(words.mail.ready, { email }))).toBeInTheDocument();
  // A toast would repeat the message.
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(within(status()).getByRole('link', { name: words.mail.openAgain })).toBeVisible();
  fireEvent.input(control('Email'));
  expect(status()).toBeEmptyDOMElement();
});

it('announces the status again on the next press, for a text that is too long with the advice to paste it', async () => {
  render(<Form form={form} />);
  await type();
  await submit();
  const [first] = status().children;
  await submit();
  expect(status().children).toHaveLength(1);
  expect(status().firstElementChild).not.toBe(first);
  fireEvent.change(control('Message'), { target: { value: 'Kente is woven in strips. '.repeat(100) } });
  await submit();
  expect(mails.map(({ searchParams }) => searchParams.get('body'))).toEqual([letter, letter, words.mail.paste]);
  expect(status()).toHaveTextContent(fill(words.mail.long, { email }));
});

it.each(['refused', 'error', 'unclear'] as const)('offers a mail after the status %s', async (outcome) => {
  setStatus(form.key, outcome);
  render(<Form form={form} />);
  expect(status()).toHaveTextContent(`${words[outcome].message} ${fill(words.mail.instead, { email })}`);
  expect(within(status()).getByRole('link', { name: words.mail.open })).toBeVisible();
  expect(copyButton()).toBeVisible();
});

const fail = () => {
  throw new Error('broken');
};
it.each<[step: string, endpoint: string | null, breakIt: () => void, answer: 'error' | 'unclear' | 'success']>([
  ['the letter is written', null, () => jest.spyOn(preparedMail, 'withLetter').mockImplementation(fail), 'error'],
  ['the mail is opened', null, () => jest.spyOn(HTMLElement.prototype, 'click').mockImplementation(fail), 'error'],
  ['the fields are read', endpoint, () => jest.spyOn(window, 'FormData').mockImplementation(fail), 'error'],
  ['the module is loaded', endpoint, () => mockLoad.mockImplementation(fail), 'error'],
  ['the form is being sent', endpoint, () => mockPost.mockRejectedValue(new Error('broken')), 'unclear'],
  ['a toast is shown', endpoint, () => jest.spyOn(toast, 'success').mockImplementation(fail), 'success'],
])('answers a press also if an error is thrown when %s', async (_, address, breakIt, answer) => {
  render(<Form form={{ ...form, endpoint: address }} />);
  await type();
  breakIt();
  await submit(address ? form.submit : words.prepare);
  expect(await within(status()).findByText(words[answer].message, { exact: false })).toBeInTheDocument();
  if (answer !== 'success') expect(copyButton()).toBeVisible();
});

it('is rendered again only by keys that change its status or a message', async () => {
  const onRender = jest.fn();
  render(
    <Profiler id="form" onRender={onRender}>
      <Form form={form} />
    </Profiler>,
  );
  /** Types three letters, and returns the number of times that the form was rendered. */
  const rendered = async (label: string) => {
    onRender.mockClear();
    await userEvent.type(control(label), 'Ama');
    return onRender.mock.calls.length;
  };
  expect(await rendered('Message')).toBe(0);
  await submit();
  // jsdom has one message for all errors.
  expect([await rendered('Email'), await rendered('Message')]).toEqual([0, 0]);
  await userEvent.type(control('Email'), '@example.org');
  await submit();
  expect([await rendered('Message'), await rendered('Message')]).toEqual([1, 0]);
});

it('reports invalid fields after the first attempt to send, each until it is corrected', async () => {
  render(<Form form={form} />);
  const invalid = () => ['Email', 'Subject', 'Message'].filter((label) => control(label).ariaInvalid === 'true');
  expect(invalid()).toEqual([]);
  await submit();
  expect(invalid()).toEqual(['Email', 'Message']);
  expect(control('Email')).toHaveFocus();
  // The event is cancelled, so that the browser does not show its message too.
  expect(fireEvent.invalid(control('Message'))).toBe(false);
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
  const firm = { ...field, name: 'constructor', label: 'Firm', type: 'text' } as const;
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

  it('posts to its endpoint', () => {
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
