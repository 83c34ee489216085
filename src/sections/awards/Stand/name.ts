import { lettersOf } from '../../../lib/letters';

/** The longest name, in letters. */
const LONGEST = 24;

/**
 * Returns the name in a text, which anybody may have written: letters, hyphens and apostrophes that can be woven, each with at most one mark,
 * and single spaces. All else is left out.
 */
export const nameIn = (text: string): string =>
  (
    text
      .slice(0, 1000)
      .trim()
      .normalize('NFC')
      .match(/\s+|[^\s\p{M}\d&][\u0300-\u036f]?/gu) ?? []
  )
    .filter((part) => !part.trim() || lettersOf(part))
    .slice(0, LONGEST)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the characters of a text that can be seen, without marks. */
const seenIn = (text: string) => text.normalize('NFD').replace(/[\p{M}\p{C}\s]/gu, '');

/** True if no character of a text is left out of its name. */
export const isWhole = (text: string): boolean => seenIn(nameIn(text)) === seenIn(text);

/**
 * Reads the part of an address after `#`: `#stand=Ama%20Mensah&award=wiea`. The award may be one that does not exist. What a messenger
 * or a person adds to it, such as a full stop, is left out.
 */
export function readAddress(hash: string): { readonly name: string; readonly award: string } {
  const values = new URLSearchParams(hash.slice(1));
  return {
    name: nameIn(values.get('stand') ?? ''),
    award: /[a-z\d-]+/.exec(values.get('award')?.toLowerCase() ?? '')?.[0] ?? '',
  };
}

/** Returns the address that opens with a name on the drum. */
export const addressOf = (page: string, name: string, award: string): string =>
  `${page}#stand=${encodeURIComponent(nameIn(name))}&award=${award}`;
