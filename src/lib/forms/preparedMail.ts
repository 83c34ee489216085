import { mailAddress } from './mailAddress';

/** What a visitor wrote, as a person reads it: the label of a field and its value. */
export interface Line {
  readonly label: string;
  readonly value: string;
}

/**
 * A mail to the company with everything already in it.
 * @param to the address it goes to
 * @param subject the subject of the mail
 * @param lines what was written; empty values are left out, longer ones stand below their label
 * @returns its `mailto:` address
 */
export function preparedMail(to: string, subject: string, lines: readonly Line[]): string {
  const body = lines
    .filter(({ value }) => value.trim() !== '')
    .map(({ label, value }) => (value.includes('\n') ? `\n${label}:\n${value}` : `${label}: ${value}`))
    .join('\n')
    .trimStart();
  return mailAddress(to, subject, body);
}
