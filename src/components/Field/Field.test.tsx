import { render, screen } from '@testing-library/react';
import { content } from '../../testing/content';
import { Field } from './Field';

const { forms: words } = content<{ forms: Parameters<typeof Field>[0]['words'] }>('interface.yaml');
const blank = { name: 'one', label: 'One', required: true, hint: null, options: null };

it.each([
  [true, words.required],
  [false, words.optional],
])('is labelled with its name alone, and says beside it that required is %p', (required, said) => {
  render(<Field id="form-one" words={words} field={{ ...blank, type: 'text', autocomplete: null, required }} />);
  const control = screen.getByLabelText('One', { exact: true });
  expect(control).toHaveAccessibleName('One');
  if (required) expect(control).toBeRequired();
  expect(screen.getByText(said)).toBeInTheDocument();
});

it.each(['email', 'tel'] as const)('asks for %s with the keyboard for it', (type) => {
  render(<Field id="form-one" words={words} field={{ ...blank, type, autocomplete: type }} />);
  const control = screen.getByRole('textbox');
  expect(control).toHaveAttribute('inputmode', type);
  expect(control).toHaveAttribute('autocomplete', type);
});
