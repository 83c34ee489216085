import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { post } from '../../forms/post';
import { toasts } from '../../lib/toasts';
import { content } from '../../testing/content';
import { heard } from '../../testing/heard';
import { Form } from './Form';

jest.mock('../../forms/post', () => ({ post: jest.fn() }));

const posting = jest.mocked(post);
const words = content<{ forms: Queries.FormWords }>('interface.yaml').forms;
const { email } = content<{ email: string }>('company.yaml');
const nothing = { endpoint: null, netlify: null, note: null };
const bare = { autocomplete: null, hint: null, options: null };

/** A form as a page's query gives it. */
function form(name: string, more: Partial<Queries.FormFragment> = {}): Queries.FormFragment {
  const { inputs, ...rest } = content<Queries.FormFragment>(`forms/${name}.yaml`);
  return { ...nothing, ...rest, inputs: inputs.map((field) => ({ ...bare, ...field })), ...more };
}

const raised = heard(toasts);

beforeEach(() => {
  posting.mockReset().mockResolvedValue('sent');
});

const control = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));

describe.each(['contact', 'partnership', 'newsletter'])('the %s form', (name) => {
  it('has every field of its YAML, in order, and the browser checks it', () => {
    const { container } = render(<Form form={form(name)} />);
    const fields = form(name).inputs;
    const controls = [...container.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    expect(controls.map((one) => one.name)).toEqual(fields.map((field) => field.name));
    expect(controls.map((one) => one.required)).toEqual(fields.map((field) => field.required));
    expect(container.querySelector('form')).not.toHaveAttribute('novalidate');
  });

  it('opens the mail program without scripts, with nothing in an address', () => {
    const { container } = render(<Form form={form(name)} />);
    const element = container.querySelector('form');
    expect(element).toHaveAttribute('method', 'post');
    expect(element).toHaveAttribute('enctype', 'text/plain');
    expect(element?.getAttribute('action')).toMatch(`mailto:${email}?subject=`);
    const html = renderToString(<Form form={form(name)} />);
    expect(html).toMatch(/<noscript><p[^>]*>[^<]/);
    expect(html).not.toContain('aria-busy');
  });
});

it('posts to its endpoint without scripts, once there is one', () => {
  const { container } = render(<Form form={form('contact', { endpoint: 'https://forms.example/one' })} />);
  const element = container.querySelector('form');
  expect(element).toHaveAttribute('action', 'https://forms.example/one');
  expect(element).not.toHaveAttribute('enctype');
  expect(container.querySelector('noscript')).not.toBeInTheDocument();
});

it('hides from everybody what only robots fill', () => {
  const { container } = render(<Form form={form('newsletter', { endpoint: 'https://forms.example/one' })} />);
  const honeypotName = container.querySelector('input[name=_gotcha]');
  expect(honeypotName).toHaveAttribute('tabindex', '-1');
  expect(honeypotName).toHaveAttribute('autocomplete', 'off');
  expect(honeypotName?.closest('[aria-hidden=true][inert]')).toBeInTheDocument();
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
});

it('keeps everything and offers a prepared mail while online sending is not open', async () => {
  render(<Form form={form('contact')} />);
  await userEvent.type(control('Full Name'), 'Ama Ɔkyere');
  await userEvent.type(control('Email Address'), 'ama@example.org');
  await userEvent.selectOptions(control('Inquiry Type'), 'nomination');
  await userEvent.type(control('Message'), 'One{Enter}two & three');
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  expect(posting).not.toHaveBeenCalled();
  expect(control('Message')).toHaveValue('One\ntwo & three');
  await waitFor(() => expect(raised).toHaveLength(1));
  const [toast] = raised;
  expect(toast).toMatchObject({ title: words.notOpen.title, stays: true });
  const body = new URL(toast?.link?.to ?? '').searchParams.get('body');
  expect(body).toBe(
    'Full Name: Ama Ɔkyere\r\nEmail Address: ama@example.org\r\nInquiry Type: Nomination\r\n\r\nMessage:\r\nOne\r\ntwo & three',
  );
});

it('is not sent while the browser refuses a field', async () => {
  render(<Form form={form('newsletter')} />);
  await userEvent.type(control('Email Address'), 'ama@');
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(raised).toEqual([]);
});

it('sends once, says that it is busy and is empty when it has arrived', async () => {
  let arrive: () => void = () => undefined;
  posting.mockReturnValue(new Promise((resolve) => (arrive = () => resolve('sent'))));
  const open = form('newsletter', { endpoint: 'https://forms.example/one' });
  const { container } = render(<Form form={open} />);
  await userEvent.clear(control('Email Address'));
  await userEvent.type(control('Email Address'), 'ama@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  const busy = await screen.findByRole('button', { name: words.sending });
  await userEvent.click(busy);
  fireEvent.submit(container.querySelector('form') as HTMLFormElement);
  expect(posting).toHaveBeenCalledTimes(1);
  expect(posting.mock.calls[0]?.slice(0, 2)).toEqual([
    {
      address: open.endpoint,
      netlify: false,
      id: expect.any(String),
      values: { 'form-name': 'newsletter', _gotcha: '', email: 'ama@example.org' },
    },
    { retries: 3, delayCap: 30_000, gcTime: 300_000 },
  ]);
  await act(async () => arrive());
  expect(await screen.findByRole('button', { name: 'Subscribe' })).toBeInTheDocument();
  expect(control('Email Address')).toHaveValue('');
});

it('does not take white space for a message: the browser asks for one', async () => {
  const open = form('contact', { endpoint: 'https://forms.example/one' });
  open.inputs.filter(({ name }) => name !== 'message').forEach((field) => Object.assign(field, { required: false }));
  render(<Form form={open} />);
  const message = control('Message');
  const refused = jest.fn();
  message.addEventListener('invalid', refused);
  await userEvent.clear(message);
  await userEvent.type(message, ' {Enter} ');
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  await waitFor(() => expect(refused).toHaveBeenCalledTimes(1));
  expect(message).toHaveValue('');
  expect(posting).not.toHaveBeenCalled();
  expect(await screen.findByRole('button', { name: 'Send Message' })).toBeInTheDocument();
});

it('gives back what was typed when the visitor comes back, also while it is on its way', async () => {
  let arrive: () => void = () => undefined;
  posting.mockReturnValue(new Promise((resolve) => (arrive = () => resolve('sent'))));
  const open = form('partnership', { endpoint: 'https://forms.example/one', inputs: form('newsletter').inputs });
  const first = render(<Form form={open} />);
  await userEvent.type(control('Email Address'), 'kofi@example.org');
  first.unmount();
  const second = render(<Form form={open} />);
  expect(control('Email Address')).toHaveValue('kofi@example.org');
  await userEvent.click(screen.getByRole('button', { name: open.submit.label }));
  await screen.findByRole('button', { name: words.sending });
  second.unmount();
  render(<Form form={open} />);
  expect(screen.getByRole('button', { name: words.sending })).toHaveAttribute('aria-busy', 'true');
  expect(control('Email Address')).toHaveValue('kofi@example.org');
  await act(async () => arrive());
  expect(control('Email Address')).toHaveValue('');
});
