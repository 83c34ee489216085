import type { Values } from '../../forms/submission';
import type { Line } from '../../forms/preparedMail';

/** The values of a form with labels instead of names, and the labels of selected options instead of their values. */
export function labelledValues(form: Queries.FormFragment, values: Values): Line[] {
  return form.inputs.map(({ name, label, options }) => {
    const value = values[name] ?? '';
    return { label, value: options?.find((option) => option.value === value)?.label ?? value };
  });
}
