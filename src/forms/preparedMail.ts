// The inline script of every page contains this module (`beforeScripts.ts`), so keep it small.

/** The longest `mailto:` address, in characters, that Chromium opens on Windows. It ignores longer ones without an error. */
const LONGEST = 2000;

/** Returns a `mailto:` address (RFC 6068), percent-encoded. */
export const mailtoLink = (to: string, subject: string): string =>
  `mailto:${encodeURIComponent(to).replace(/%40/g, '@')}?subject=${encodeURIComponent(subject)}`;

/** Returns the text of a field as the visitor sees it; for a list, the label of the selected option. */
const textOf = (field: Element): string =>
  field instanceof HTMLSelectElement && field.value && field.selectedOptions[0]
    ? field.selectedOptions[0].text
    : String(Reflect.get(field, 'value') || '').trim();

/** Returns the content of a form as a letter, with labels in place of names and values. Empty fields are left out. */
export const letterOf = (form: HTMLFormElement): string =>
  [...form.querySelectorAll('label')]
    .map(({ control, textContent }) => {
      const text = control ? textOf(control) : '';
      if (!text) return '';
      return text.includes('\n') ? `\n${textContent}:\n${text}\n` : `${textContent}: ${text}\n`;
    })
    .join('')
    .trim()
    // Mail requires CRLF at the ends of lines.
    .replace(/\r?\n/g, '\r\n');

/** Adds a text to a `mailto:` address with a subject. */
export const withBody = (address: string, text: string): string => `${address}&body=${encodeURIComponent(text)}`;

/**
 * Returns the mail with the content of a form.
 * @param address the `mailto:` address with a subject
 * @param instead the text of the mail if the letter is too long for an address
 * @returns the whole address, and true if the letter is in it
 */
export function mailOf(form: HTMLFormElement, address: string, instead: string) {
  const whole = withBody(address, letterOf(form));
  return whole.length <= LONGEST ? { to: whole, isWhole: true } : { to: withBody(address, instead), isWhole: false };
}
