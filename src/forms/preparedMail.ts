// The inline script of every page contains this module (`beforeScripts.ts`), so keep it small.

/** The longest address, in characters, that Chromium opens in another program on Windows. It ignores longer ones without an error. */
const LONGEST = 2000;

/** Returns a `mailto:` address (RFC 6068), percent-encoded. */
export const mailtoLink = (to: string, subject: string): string =>
  `mailto:${encodeURIComponent(to).replace(/%40/g, '@')}?subject=${encodeURIComponent(subject)}`;

/** Returns the text of a field; for a list, the label of the selected option. */
const textOf = (field: Element): string =>
  (field instanceof HTMLSelectElement && field.selectedOptions[0]?.dataset.label) ||
  String(Reflect.get(field, 'value') || '').trim();

/**
 * Puts U+FFFD in the place of half an emoji, with which `encodeURIComponent` throws an error. `toWellFormed` is newer than the supported
 * browsers. Drafts and posts are made of `URLSearchParams` in any case.
 */
const wellFormed = (text: string): string => new URLSearchParams({ text }).get('text') ?? '';

/**
 * Returns the content of a form as a letter, with labels in place of names and values. Empty fields are left out. The labels are those of
 * the content (`data-label`), because a browser's translation changes the visible ones.
 */
export const letterOf = (form: HTMLFormElement): string =>
  wellFormed(
    [...form.querySelectorAll<HTMLLabelElement>('label[data-label]')]
      .map(({ control, dataset: { label } }) => {
        const text = control ? textOf(control) : '';
        if (!text) return '';
        return text.includes('\n') ? `\n${label}:\n${text}\n` : `${label}: ${text}\n`;
      })
      .join('')
      .trim(),
  )
    // Mail requires CRLF at the ends of lines.
    .replace(/\r?\n/g, '\r\n');

/**
 * Returns an address that ends with the content of a form.
 * @param start the address before it: a `mailto:` address up to `&body=`, or that of a chat up to `?text=`
 * @param instead the text in its place if the letter is too long for an address
 * @returns the whole address, and true if the letter is in it
 */
export function withLetter(start: string, form: HTMLFormElement, instead: string) {
  const whole = start + encodeURIComponent(letterOf(form));
  return whole.length <= LONGEST
    ? { to: whole, isWhole: true }
    : { to: start + encodeURIComponent(instead), isWhole: false };
}
