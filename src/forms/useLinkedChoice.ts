import { useEffect } from 'react';
import { recall, remember, restoreDrafts, storeDraft } from './drafts';

/** Under this key stands the option that the last link selected. */
const linked = 'linked-choice';

/**
 * Selects the options the page's address names: a link to `/contact?subject=academy#form` arrives with that inquiry type. An
 * option the visitor has chosen stays, also when the page is reloaded; one that an earlier link selected does not. A value that
 * is no option is left alone. Without scripts nothing is selected.
 */
export function useLinkedChoice(): void {
  // After every render: a link on the page itself changes the address alone.
  useEffect(() => {
    // The section's effects may run before the form's.
    restoreDrafts(document);
    for (const [name, value] of new URLSearchParams(location.search)) {
      const option = document.querySelector(
        `form[name] select[name="${CSS.escape(name)}"] > [value="${CSS.escape(value)}"]`,
      );
      const select = option?.closest('select');
      if (!select?.form || !value || !['', recall(linked), value].includes(select.value)) continue;
      select.value = value;
      remember(linked, value);
      storeDraft(select.form);
    }
  });
}
