import type { Values } from '../../lib/forms/letter';
import type { Line } from '../../lib/forms/preparedMail';

/** The fields of a form as a person reads them: labels instead of names, and a choice by what the visitor saw. */
export function readable(form: Queries.FormFragment, values: Values): Line[] {
  return form.inputs.map(({ name, label, options }) => {
    const value = values[name] ?? '';
    return { label, value: options?.find((option) => option.value === value)?.label ?? value };
  });
}
