import { renderToString } from 'react-dom/server';
import { content } from '../../testing/content';
import { Form } from './Form';

// What Netlify's documentation asks of a form: https://docs.netlify.com/manage/forms/setup and /spam-filters.

const bare = { autocomplete: null, hint: null, options: null };
const { inputs, ...rest } = content<Queries.FormFragment>('forms/contact.yaml');
const form = { ...rest, endpoint: null, netlify: true, inputs: inputs.map((field) => ({ ...bare, ...field })) };

it('is found by Netlify, posted to its own page, and names all that is sent, its field for robots among it', () => {
  document.body.innerHTML = renderToString(<Form form={form} />);
  const element = document.querySelector('form') as HTMLFormElement;
  expect(element).toHaveAttribute('data-netlify', 'true');
  // With an action Netlify would show that page instead of its own, which says that the message was received.
  expect(element).not.toHaveAttribute('action');
  const names = [...new FormData(element).keys()];
  expect(new FormData(element).get('form-name')).toBe('contact');
  expect(names).toContain(element.getAttribute('netlify-honeypot'));
  expect(names).toEqual(expect.arrayContaining(['submission-id', ...inputs.map(({ name }) => name)]));
  expect(new Set(names).size).toBe(names.length);
});
