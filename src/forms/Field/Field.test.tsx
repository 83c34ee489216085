import { render, screen } from '@testing-library/react';
import { Field } from './Field';

const email = { name: 'email', label: 'Email', required: true, autocomplete: null, hint: null, options: null };

it.each([
  ['ama@example.org', true],
  ['ama.mensah+pams@mail.example.com.gh', true],
  ['ama@münchen.de', true],
  ['ama@example', false],
  ['ama@localhost', false],
  ['ama@mail.example.g', false],
  ['ama@gmail.', false],
])('an email field with %s: %s', (value, isValid) => {
  render(<Field id="email" field={{ ...email, type: 'email' }} place={1} />);
  const field = screen.getByLabelText<HTMLInputElement>('Email', { exact: true });
  field.value = value;
  expect(!field.validity.patternMismatch).toBe(isValid);
});
