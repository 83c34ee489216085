import { content } from '../content';
import { builtPage, text } from './pages';

// Every form as its YAML describes it.

interface FormContent {
  inputs: Array<{
    name: string;
    label: string;
    type: string;
    required: boolean;
    options?: Array<{ value: string; label: string }>;
  }>;
  endpoint?: string;
  netlify?: boolean;
  submit: { label: string };
}

it.each([
  ['/contact', 'contact', ['services', 'sponsorship', 'nomination', 'academy', 'partnership', 'other']],
  ['/work-with-us', 'partnership', ['services', 'sponsorship', 'training', 'strategic', 'other']],
  ['/media-hub', 'newsletter', []],
])('%s: the %s form has its fields, in order, with their options and required marks', (path, name, values) => {
  const { inputs, endpoint, netlify } = content<FormContent>(`forms/${name}.yaml`);
  const { forms } = content<{ forms: { selectAnOption: string } }>('interface.yaml');
  const $ = builtPage(path);
  const form = $('main form');
  expect(form).toHaveLength(1);
  expect(form.attr('novalidate')).toBeUndefined();
  expect(form.attr('method')).toBe('post');
  if (netlify) expect(form.attr('data-netlify')).toBe('true');
  else expect(form.attr('action')?.startsWith(endpoint ?? 'mailto:')).toBe(true);
  const fields = form.find(':is(input, select, textarea):not([tabindex="-1"], [type=hidden])');
  expect(fields.map((_, field) => field.attribs.name).get()).toEqual(inputs.map((input) => input.name));
  inputs.forEach(({ label, type, required, options }, index) => {
    const field = fields.eq(index);
    expect(text($(`label[for="${field.attr('id')}"]`).text())).toContain(label);
    expect(field.attr('required') !== undefined).toBe(required);
    if (type === 'select') {
      const shown = field.find('option').map((_, option) => [[option.attribs.value, $(option).text()]]);
      expect(shown.get()).toEqual([
        ['', forms.selectAnOption],
        ...(options ?? []).map((option) => [option.value, option.label]),
      ]);
    } else {
      expect(type === 'textarea' ? field.is('textarea') : field.attr('type') === type).toBe(true);
    }
  });
  const inquiry = inputs.find(({ options }) => options)?.options?.map(({ value }) => value) ?? [];
  expect(inquiry).toEqual(values);
});
