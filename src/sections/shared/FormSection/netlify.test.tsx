import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { content } from '../../../testing/content';
import { Form } from './Form';

// What Netlify's documentation asks of a form: https://docs.netlify.com/manage/forms/setup and /spam-filters.

const bare = { autocomplete: null, hint: null, options: null };
const { inputs, ...rest } = content<Queries.FormFragment>('forms/contact.yaml');
const form = { ...rest, endpoint: null, netlify: true, inputs: inputs.map((field) => ({ ...bare, ...field })) };
const html = renderToString(<Form form={form} />);

/** The form as it is built. */
function built(): HTMLFormElement {
  document.body.innerHTML = `<main>${html}</main>`;
  const element = document.querySelector('form');
  if (!element) throw new Error('no form');
  return element;
}

it('is found by Netlify, posted to its own page, and names all that is sent, its field for robots among it', () => {
  const element = built();
  expect(element).toHaveAttribute('data-netlify', 'true');
  // With an action Netlify would show that page instead of its own, which says that the message was received.
  expect(element).not.toHaveAttribute('action');
  const names = [...new FormData(element).keys()];
  expect(new FormData(element).get('form-name')).toBe('contact');
  expect(names).toContain(element.getAttribute('netlify-honeypot'));
  expect(names).toEqual(expect.arrayContaining(['submission-id', ...inputs.map(({ name }) => name)]));
  expect(new Set(names).size).toBe(names.length);
});

it('is taken over by scripts although Netlify has put a field of its own into it', async () => {
  const element = built();
  element.insertAdjacentHTML('afterbegin', '<input type="hidden" name="form-name" value="contact">');
  const complain = jest.fn();
  const parent = element.parentElement as HTMLElement;
  await act(async () => hydrateRoot(parent, <Form form={form} />, { onRecoverableError: complain }));
  expect(complain).not.toHaveBeenCalled();
  expect(document.querySelector('form')).toBe(element);
});
