// The inline script of every page contains this module (`beforeScripts.ts`), so keep it small.

/** Longest `mailto:` address in characters that Chromium on Windows opens; it ignores longer ones without an error. */
const LONGEST = 2000;

/** A `mailto:` address (RFC 6068), percent-encoded. */
export const mailtoLink = (to: string, subject: string): string =>
  `mailto:${encodeURIComponent(to).replace(/%40/g, '@')}?subject=${encodeURIComponent(subject)}`;

/** The text of a field as the visitor sees it: of a list the label of the chosen option. */
const textOf = (field: Element): string =>
  field instanceof HTMLSelectElement && field.value && field.selectedOptions[0]
    ? field.selectedOptions[0].text
    : String(Reflect.get(field, 'value') || '').trim();

/** Content of a form as a letter: labels of fields and options instead of names and values. Empty fields are left out. */
export const letterOf = (form: HTMLFormElement): string =>
  [...form.querySelectorAll('label')]
    .map(({ control, textContent }) => {
      const text = control ? textOf(control) : '';
      if (!text) return '';
      return text.includes('\n') ? `\n${textContent}:\n${text}\n` : `${textContent}: ${text}\n`;
    })
    .join('')
    .trim()
    // Mail requires these line ends.
    .replace(/\r?\n/g, '\r\n');

/**
 * The mail that contains a form.
 * @param address its `mailto:` address, with its subject
 * @param instead the text of the mail when the letter is too long for an address
 * @returns the whole address, and true if the letter is in it
 */
export function mailOf(form: HTMLFormElement, address: string, instead: string) {
  const mail = (text: string) => `${address}&body=${encodeURIComponent(text)}`;
  const whole = mail(letterOf(form));
  return whole.length <= LONGEST ? { to: whole, isWhole: true } : { to: mail(instead), isWhole: false };
}
