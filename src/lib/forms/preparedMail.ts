/** What a visitor wrote, as a person reads it: the label of a field and its value. */
export interface Line {
  readonly label: string;
  readonly value: string;
}

/** A link that opens the visitor's own mail program. */
export interface PreparedMail {
  /** Its `mailto:` address. */
  readonly to: string;
  /** The whole text, when it does not fit into the address: it goes to the clipboard when the link is pressed. */
  readonly copy?: string;
}

/** Line ends as mail and form posts want them. */
export const withCrlf = (text: string): string => text.replace(/\r\n|\r|\n/g, '\r\n');

/** Chromium on Windows opens no longer address, and does not say so: characters. */
const LONGEST = 2000;

/**
 * A mail to the company with everything already in it.
 * @param address its `mailto:` address, with its subject
 * @param lines what was written; empty values are left out, longer ones stand below their label
 * @param instead what stands in the mail when all that is too long for an address
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
