/** What a visitor wrote, as a person reads it: the label of a field and its value. */
export interface Line {
  readonly label: string;
  readonly value: string;
}

/** Line ends as mail and form posts want them. */
export const withCrlf = (text: string): string => text.replace(/\r\n|\r|\n/g, '\r\n');

/**
 * A link that opens the visitor's own mail program with everything already in it.
 * @param to the address it goes to
 * @param subject the subject of the mail
 * @param lines what was written; empty values are left out, longer ones stand below their label
 * @returns a `mailto:` address (RFC 6068): percent-encoded, line ends as CRLF
 */
export function preparedMail(to: string, subject: string, lines: readonly Line[]): string {
  const body = lines
    .filter(({ value }) => value.trim() !== '')
    .map(({ label, value }) => (value.includes('\n') ? `\n${label}:\n${value}` : `${label}: ${value}`))
    .join('\n')
    .trimStart();
  const mail = `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}`;
  return body ? `${mail}&body=${encodeURIComponent(withCrlf(body))}` : mail;
}
