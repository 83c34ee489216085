/** Line ends as mail and form posts want them. */
export const withCrlf = (text: string): string => text.replace(/\r\n|\r|\n/g, '\r\n');

/**
 * A `mailto:` address (RFC 6068), percent-encoded.
 * @param body the text of the mail; line ends become CRLF
 */
export function mailAddress(to: string, subject: string, body = ''): string {
  const mail = `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}`;
  return body ? `${mail}&body=${encodeURIComponent(withCrlf(body))}` : mail;
}
