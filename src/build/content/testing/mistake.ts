import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault, Severity } from '../fault';
import { putFile } from './site';

/** Stands in an edit where the fault must be found; it never reaches a file. */
export const here = '‸';

/** One slip an editor can make, and what the check must say about it. */
export interface Mistake {
  readonly name: string;
  /** The file, relative to the root of the site. */
  readonly file: string;
  /** The text of the file with the mistake in it, `here` marking the fault. */
  readonly edit?: (text: string) => string;
  /** The bytes of the file, where text will not do; `undefined` removes it. */
  readonly bytes?: () => Buffer | undefined | Promise<Buffer>;
  /** Where the fault is, `file:line:column`; without it, where `edit` says. */
  readonly at?: string;
  /** What the fault says, in part. */
  readonly says: string;
  /** What it suggests or expects, in part. */
  readonly advises?: string;
  readonly severity?: Severity;
  /** How many other faults follow from it; none unless given. */
  readonly others?: number;
  /** Other files the mistake takes. */
  readonly files?: Readonly<Record<string, () => string | Buffer | Promise<Buffer>>>;
  /** True if it cannot stand in one copy of the content with the others. */
  readonly alone?: true;
}

/** An edit that puts one text in the place of another; the first must stand in the file exactly once. */
export const swap =
  (from: string, to: string) =>
  (text: string): string => {
    if (text.split(from).length !== 2)
      throw new Error(`"${from}" stands ${text.split(from).length - 1} times in the file`);
    return text.replace(from, () => to);
  };

/** An edit that adds text at the end. */
export const add =
  (more: string) =>
  (text: string): string =>
    text + more;

/** An edit that keeps nothing. */
export const write = (text: string) => (): string => text;

/** A fault as the tests compare it. */
export interface Expectation {
  readonly mistake: Mistake;
  readonly at: string;
}

const placeIn = (file: string, text: string, offset: number): string => {
  const before = text
    .slice(0, offset)
    .replace(/[\ue000-\uf8ff]/g, '')
    .split('\n');
  return `${file}:${before.length}:${(before.at(-1) ?? '').length + 1}`;
};

/**
 * Makes mistakes in a site.
 *
 * @param root - the root of the site
 * @param mistakes - the mistakes, made one after another
 * @returns where each must be found, and the way back
 */
export const make = async (
  root: string,
  mistakes: readonly Mistake[],
): Promise<{ expected: Expectation[]; undo: () => void }> => {
  const before = new Map<string, Buffer | undefined>();
  const texts = new Map<string, string>();
  const remember = (file: string): void => {
    if (before.has(file)) return;
    let bytes: Buffer | undefined;
    try {
      bytes = readFileSync(join(root, file));
    } catch {
      bytes = undefined;
    }
    before.set(file, bytes);
  };
  for (const [index, { file, edit, bytes, files = {} }] of mistakes.entries()) {
    remember(file);
    if (edit) {
      const edited = edit(texts.get(file) ?? before.get(file)?.toString('utf8') ?? '');
      // A private character of its own keeps the place while later mistakes change the file.
      texts.set(file, edited.replace(here, String.fromCharCode(0xe000 + index)));
    }
    if (bytes) putFile(root, file, await bytes());
    for (const [name, content] of Object.entries(files)) {
      remember(name);
      putFile(root, name, await content());
    }
  }
  for (const [file, text] of texts) putFile(root, file, text.replace(/[\ue000-\uf8ff]/g, ''));
  const expected = mistakes.map((mistake, index) => {
    const text = texts.get(mistake.file) ?? '';
    return {
      mistake,
      at: mistake.at ?? placeIn(mistake.file, text, text.indexOf(String.fromCharCode(0xe000 + index))),
    };
  });
  const undo = (): void => {
    for (const [file, content] of before) putFile(root, file, content);
  };
  return { expected, undo };
};

/** A fault's place, as expectations write it. */
export const placeOf = ({ file, line, column }: Fault): string => `${file}:${line}:${column}`;
