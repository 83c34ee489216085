/** A `mailto:` address (RFC 6068), percent-encoded. */
export const mailtoLink = (to: string, subject: string): string =>
  `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}`;
