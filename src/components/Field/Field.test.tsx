import { render, screen } from '@testing-library/react';
import { content } from '../../testing/content';
import { Field } from './Field';

const { forms: words } = content<{ forms: Parameters<typeof Field>[0]['words'] }>('interface.yaml');
const blank = { name: 'one', label: 'One', required: true, hint: null, options: null };

it.each(['email', 'tel'] as const)('asks for %s with the keyboard for it', (type) => {
  render(<Field id="form-one" words={words} field={{ ...blank, type, autocomplete: type }} />);
  const control = screen.getByRole('textbox');
  expect(control).toHaveAttribute('inputmode', type);
  expect(control).toHaveAttribute('autocomplete', type);
});
