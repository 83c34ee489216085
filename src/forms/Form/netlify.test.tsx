import { renderToString } from 'react-dom/server';
import { Form } from './Form';

// Netlify's requirements for a form: https://docs.netlify.com/manage/forms/setup and /spam-filters.

const field = { autocomplete: null, hint: null, options: null };
const inputs = [
  { ...field, name: 'name', label: 'Name', type: 'text', required: true },
  { ...field, name: 'email', label: 'Email', type: 'email', required: true },
] as const;
const form = {
  key: 'one',
  mailSubject: 'One',
  submit: 'Send',
  note: null,
  endpoint: null,
  netlify: true,
  inputs,
};

it('is found by Netlify, posted to its own page, and names all that is sent, its field for robots among it', () => {
  document.body.innerHTML = renderToString(<Form form={form} />);
  const element = document.querySelector('form') as HTMLFormElement;
  expect(element).toHaveAttribute('data-netlify', 'true');
  // With an action Netlify would show that page instead of its default page, which says that the message was received.
  expect(element).not.toHaveAttribute('action');
  const names = [...new FormData(element).keys()];
  expect(new FormData(element).get('form-name')).toBe(form.key);
  expect(names).toContain(element.getAttribute('netlify-honeypot'));
  expect(names).toEqual(expect.arrayContaining(['submission-id', ...inputs.map(({ name }) => name)]));
  expect(new Set(names).size).toBe(names.length);
});
