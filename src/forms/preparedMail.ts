import type { Values } from './drafts';

/** Longest `mailto:` address in characters that Chromium on Windows opens; it ignores longer ones without an error. */
const LONGEST = 2000;

/** A `mailto:` address (RFC 6068), percent-encoded. */
export const mailtoLink = (to: string, subject: string): string =>
  `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}`;

/**
 * A mail to the company that contains what was typed into a form: the labels of its fields instead of their names, and the
 * labels of selected options. Empty values are left out, longer ones follow below their label.
 * @param address its `mailto:` address, with its subject
 * @param instead the text of the mail when what was typed is too long for an address
 * @returns its whole address, and where that is too short the text to be copied to the clipboard
 */
export function preparedMail(address: string, inputs: Queries.FormFragment['inputs'], values: Values, instead: string) {
  const body = inputs
    .map(({ name, label, options }) => {
      const value = values[name]?.trim() ?? '';
      const text = options?.find((option) => option.value === value)?.label ?? value;
      if (!text) return '';
      return text.includes('\n') ? `\n${label}:\n${text}\n` : `${label}: ${text}\n`;
    })
    .join('')
    .trim()
    // The line ends of mail.
    .replace(/\r?\n/g, '\r\n');
  const mail = (text: string) => `${address}&body=${encodeURIComponent(text)}`;
  return mail(body).length <= LONGEST ? { to: mail(body) } : { to: mail(instead), copy: body };
}
