import { useEffect } from 'react';
import { restoreDrafts, storeDraft } from './drafts';

/** The option the last link selected. */
let linked: string | undefined;

/**
 * Selects the options the page's address names: a link to `/contact?subject=academy#form` arrives with that inquiry type. An
 * option the visitor has chosen stays, also when the page is reloaded; one that an earlier link selected does not. Without
 * scripts nothing is selected.
 */
export function useLinkedChoice(): void {
  // After every render: a link on the page itself changes the address alone.
  useEffect(() => {
    // The section's effects may run before the form's.
    restoreDrafts(document);
    for (const select of document.querySelectorAll('select')) {
      const value = new URLSearchParams(location.search).get(select.name);
      // After a reload the option that the link selected is a restored one.
      if (!value || !['', linked, value].includes(select.value)) continue;
      select.value = linked = value;
      if (select.form) storeDraft(select.form);
    }
  });
}
