import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { content } from '../../src/testing/content';

const scalars = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [String(value).trim()];
  return Object.values(value).flatMap(scalars);
};

/** Every text and number in `data/`, as editors wrote it. */
const phrases = new Set(
  readdirSync(join(process.cwd(), 'data'), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => scalars(content(file))),
);

/**
 * True if a name is one text of `data/`, or several with a space between them; a number may count them. Words that have
 * grown together, or that stand in no file, are none.
 */
export function isWritten(name: string): boolean {
  if (phrases.has(name)) return true;
  const rests = [...phrases]
    .filter((phrase) => name.startsWith(`${phrase} `))
    .map((phrase) => name.slice(phrase.length + 1));
  const counted = /^\d+ (.+)$/.exec(name)?.[1];
  return [...rests, ...(counted ? [counted] : [])].some(isWritten);
}
