import { type SyntheticEvent, useState } from 'react';
import { isControl } from './drafts';

/** Messages by the names of their fields. */
type Errors = Readonly<Record<string, string>>;

/**
 * The browser's own messages for the fields of a form: none until the visitor tries to send it, then one for each wrong field, for as
 * long as it is wrong.
 */
export function useErrors() {
  const [errors, setErrors] = useState<Errors>();
  const read = ({ target }: SyntheticEvent) => {
    if (isControl(target)) setErrors((last) => ({ ...last, [target.name]: target.validationMessage }));
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
