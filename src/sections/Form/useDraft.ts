import { useEffect, type RefObject } from 'react';
import { onCleared, restoreDraft } from '../../lib/forms/drafts';

/** Gives a form back what was typed into it before, and empties it once that has been sent. */
export function useDraft(key: string, form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (form.current) restoreDraft(key, form.current);
    return onCleared(key, () => form.current?.reset());
  }, [key, form]);
}
