import type { Finding } from './problem';

/** Something that is wrong with a text. */
export interface FindingAt extends Finding {
  /** Where it is, in UTF-16 units from the beginning. */
  readonly offset: number;
}

/** What must not stand in a text, what is said of it, where `$` is what was found, and its cure. */
export type Foreign = readonly [pattern: RegExp, message: string, suggestion: string, severity?: 'warning'];

/** What of a table stands in a text: the first of each kind. */
export const foreignIn = (table: readonly Foreign[], text: string): FindingAt[] =>
  table.flatMap(([pattern, message, suggestion, severity]) => {
    const { 0: found, index: offset } = pattern.exec(text) ?? { 0: undefined, index: 0 };
    if (found === undefined) return [];
    const finding = { message: message.replace('$', () => found), suggestion, where: { text: found }, offset };
    return severity ? { ...finding, severity } : finding;
  });

/**
 * Characters nobody can see: control characters, zero-width blanks, marks that turn the direction of text around, halves of
 * characters. Tabs and line breaks are not among them, nor is the joiner inside an emoji.
 */
export const invisible =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]|\p{Surrogate}/u;
