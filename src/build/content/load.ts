import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { assemble, type Loaded } from './assemble';
import { readContract } from './contract';
import type { Fault } from './fault';
import { describedDocument } from './schema';
import { readSource, type Source } from './source';
import { didYouMean } from './suggest';
import { contentTypes } from './table';

/** Every file below a folder, relative to it, with forward slashes; hidden files are left out. */
const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split('\\').join('/'))
    .filter((name) => !/(?:^|\/)\./.test(name))
    .sort();
};

/** Faults of which files there are, before any is opened. */
const faultsOfNames = (present: readonly string[]): Fault[] => {
  const known = Object.keys(contentTypes);
  const at = (name: string): Omit<Fault, 'message'> => ({
    file: `data/${name}`,
    line: 1,
    column: 1,
    severity: 'error',
  });
  const missing = known.filter((name) => !present.includes(name));
  const unknown = present.filter((name) => /\.ya?ml$/i.test(name) && !known.includes(name));
  return [
    ...missing.map((name) => ({
      ...at(name),
      message: 'the file is missing',
      suggestion: 'bring it back: the site is built from it',
    })),
    ...unknown.map((name) => ({
      ...at(name),
      message: 'the site does not know this file',
      suggestion: didYouMean(name, missing) ?? 'remove it: a new file is a matter for a developer',
    })),
  ];
};

/**
 * Reads everything in `data/` and holds it against the content contract.
 *
 * @param root - the root of the project
 * @throws if `data/schema.graphql` is missing or not GraphQL
 */
export const loadContent = async (root: string): Promise<Loaded> => {
  const data = join(root, 'data');
  const contract = readContract(describedDocument(await readFile(join(data, 'schema.graphql'), 'utf8')));
  const names = await filesBelow(data);
  const known = Object.keys(contentTypes).filter((name) => names.includes(name));
  const readings = await Promise.all(
    known.map(async (name) => [name, await readSource(root, `data/${name}`)] as const),
  );
  const sources = readings.flatMap(([name, { source }]): [string, Source][] => (source ? [[name, source]] : []));
  const { content, faults } = assemble({ root, contract, names }, new Map(sources));
  const ofBytes = readings.flatMap(([, reading]) => reading.faults);
  return { content, faults: [...faultsOfNames(names), ...ofBytes, ...faults] };
};
