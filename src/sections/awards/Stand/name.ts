import { lettersOf } from '../../../lib/letters';

/** The longest name, in letters. */
const LONGEST = 24;

/**
 * Returns the name in a text from an address, which anybody may have written: letters that can be woven, each with at most one mark, spaces,
 * hyphens and apostrophes. All else is left out.
 */
export const nameIn = (text: string): string =>
  (
    text
      .slice(0, 1000)
      .normalize('NFC')
      .match(/\p{L}[\u0300-\u036f]?|[ '’-]/gu) ?? []
  )
    .filter((letter) => letter === ' ' || lettersOf(letter))
    .slice(0, LONGEST)
    .join('')
    .replace(/ +/g, ' ')
    .trim();

/** Reads the part of an address after `#`: `#stand=Ama%20Mensah&award=wiea`. The award may be one that does not exist. */
export function readAddress(hash: string): { readonly name: string; readonly award: string } {
  const values = new URLSearchParams(hash.slice(1));
  return { name: nameIn(values.get('stand') ?? ''), award: values.get('award') ?? '' };
}

/** Returns the address that opens with a name on the drum. */
export const addressOf = (page: string, name: string, award: string): string =>
  `${page}#stand=${encodeURIComponent(nameIn(name))}&award=${award}`;
