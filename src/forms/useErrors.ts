import { type SyntheticEvent, useState } from 'react';
import { isControl } from './drafts';

/** Messages by the names of their fields. */
type Errors = ReadonlyMap<string, string>;

/** Returns the browser's messages for the invalid fields of a form. There are none before the visitor tries to send the form. */
export function useErrors() {
  const [errors, setErrors] = useState<Errors>();
  const read = ({ target }: SyntheticEvent) => {
    if (isControl(target)) setErrors((last) => new Map(last).set(target.name, target.validationMessage));
  };
  return {
    errors,
    /** Handles the `invalid` events of an attempt to send. */
    onInvalid: read,
    /** Updates the messages while the visitor types, after an attempt to send. */
    onInput: (event: SyntheticEvent) => errors && read(event),
    clear: () => setErrors(undefined),
  };
}
