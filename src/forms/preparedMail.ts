/** A field's label and its value as text. */
export interface Line {
  readonly label: string;
  readonly value: string;
}

/** A link that opens the visitor's own mail program. */
export interface PreparedMail {
  /** Its `mailto:` address. */
  readonly to: string;
  /** The whole text, when it does not fit into the address: it is copied to the clipboard on click. */
  readonly copy?: string;
}

/** Line ends as mail and form posts require them. */
export const withCrlf = (text: string): string => text.replace(/\r\n|\r|\n/g, '\r\n');

/** Longest `mailto:` address in characters that Chromium on Windows opens; it ignores longer ones without an error. */
const LONGEST = 2000;

/**
 * A mail to the company that contains what was typed into a form.
 * @param address its `mailto:` address, with its subject
 * @param lines what was written; empty values are left out, longer ones follow below their label
 * @param instead the text of the mail when `lines` are too long for an address
 */
export function preparedMail(address: string, lines: readonly Line[], instead: string): PreparedMail {
  const body = lines
    .filter(({ value }) => value.trim() !== '')
    .map(({ label, value }) => (value.includes('\n') ? `\n${label}:\n${value}` : `${label}: ${value}`))
    .join('\n')
    .trimStart();
  const mail = (text: string) => `${address}&body=${encodeURIComponent(withCrlf(text))}`;
  return mail(body).length <= LONGEST ? { to: mail(body) } : { to: mail(instead), copy: withCrlf(body) };
}
