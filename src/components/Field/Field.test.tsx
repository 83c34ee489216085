import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { content } from '../../testing/content';
import { Field } from './Field';

const words = content<{ forms: Record<'required' | 'optional' | 'selectAnOption', string> }>('interface.yaml').forms;
const blank = { name: 'one', label: 'One', required: true, autocomplete: null, hint: null, options: null };
const show = (field: Partial<Parameters<typeof Field>[0]['field']>) =>
  render(<Field id="form-one" words={words} field={{ ...blank, type: 'text', ...field }} />);

it.each([
  ['email', 'email', 'email'],
  ['tel', 'tel', 'tel'],
] as const)('asks for %s with the type and the keyboard for it', (type, input, keyboard) => {
  show({ type, autocomplete: type });
  const control = screen.getByRole('textbox', { name: `One ${words.required}` });
  expect(control).toHaveAttribute('type', input);
  expect(control).toHaveAttribute('inputmode', keyboard);
  expect(control).toHaveAttribute('autocomplete', type);
  expect(control).toBeRequired();
});

it('says in words that a field may stay empty', () => {
  show({ required: false });
  expect(screen.getByRole('textbox', { name: `One ${words.optional}` })).not.toBeRequired();
});

it('ties the hint to the control', () => {
  show({ type: 'textarea', hint: 'What, where and when.' });
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('What, where and when.');
});

it('offers a list with an empty first option', () => {
  show({ type: 'select', options: [{ value: 'films', label: 'Films' }] });
  expect(screen.getByRole('combobox')).toHaveValue('');
  const options = screen.getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ value, label }) => [value, label])).toEqual([
    ['', words.selectAnOption],
    ['films', 'Films'],
  ]);
});

it('is as high as the figure says', () => {
  const height = content<Array<{ key: string; value: string }>>('figures.yaml').find(
    ({ key }) => key === 'message-height',
  );
  const sheet = readFileSync(`${__dirname}/Field.module.scss`, 'utf8');
  expect(/textarea\.control \{\s*min-height: (\w+);/.exec(sheet)?.[1]).toBe(height?.value);
});
