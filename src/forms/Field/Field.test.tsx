import { render, screen } from '@testing-library/react';
import { fixture } from '../../testing/fixture';
import { Field } from './Field';

const email = fixture<Queries.FormFragment['inputs'][number]>('Field');

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
  const field = screen.getByLabelText<HTMLInputElement>(email.label, { exact: true });
  field.value = value;
  expect(!field.validity.patternMismatch).toBe(isValid);
});
