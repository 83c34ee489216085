import { type SyntheticEvent, useState } from 'react';
import { type Control, isControl } from './drafts';

/** Messages by the names of their fields. */
type Errors = ReadonlyMap<string, string>;

/** Returns the browser's messages for the invalid fields of a form. There are none before the visitor tries to send the form. */
export function useErrors() {
  const [errors, setErrors] = useState<Errors>();
  const store = ({ name, validationMessage }: Control) =>
    setErrors((last) => new Map(last).set(name, validationMessage));
  return {
    errors,
    /** Handles the `invalid` events of an attempt to send. */
    onInvalid: ({ target }: SyntheticEvent) => isControl(target) && store(target),
    /** Updates the messages while the visitor types, after an attempt to send. */
    onInput: ({ target }: SyntheticEvent) => {
      if (errors && isControl(target) && (errors.get(target.name) ?? '') !== target.validationMessage) store(target);
    },
    clear: () => setErrors(undefined),
  };
}
