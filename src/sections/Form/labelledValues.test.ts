/** @jest-environment node */
import { labelledValues } from './labelledValues';

const field = { required: false, autocomplete: null, hint: null, options: null };
const form = {
  inputs: [
    { ...field, name: 'name', label: 'Full Name', type: 'text' },
    {
      ...field,
      name: 'subject',
      label: 'Inquiry Type',
      type: 'select',
      options: [
        { value: 'films', label: 'Films' },
        { value: 'awards', label: 'Awards' },
      ],
    },
  ],
} as unknown as Queries.FormFragment;

const values = (given: Record<string, string>) => labelledValues(form, given).map(({ value }) => value);

it('gives fields their labels, and choices the words the visitor saw', () => {
  expect(labelledValues(form, { name: 'Ama', subject: 'awards' })).toEqual([
    { label: 'Full Name', value: 'Ama' },
    { label: 'Inquiry Type', value: 'Awards' },
  ]);
});

it('leaves empty what was not filled in or chosen', () => {
  expect(values({ name: '', subject: '' })).toEqual(['', '']);
  expect(values({})).toEqual(['', '']);
});

it('keeps a choice that is none of the options', () => expect(values({ subject: 'music' })).toEqual(['', 'music']));
