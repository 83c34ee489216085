import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Content, ContentFile } from './content';
import { readContract } from './contract';
import type { Fault } from './fault';
import { parseYaml } from './parse';
import { describedDocument } from './schema';
import { readShape, type TypedMap, type TypedScalar } from './shape';
import { readSource } from './source';
import { didYouMean } from './suggest';
import { contentTypes } from './table';
import type { ContentNode } from './tree';

const isWhole = (node: ContentNode): boolean => {
  switch (node.kind) {
    case 'unread':
      return false;
    case 'list':
      return node.items.every(isWhole);
    case 'map':
      return node.unread.length === 0 && node.entries.every(({ value }) => isWhole(value));
    default:
      return true;
  }
};

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
      suggestion: didYouMean(name, missing) ?? 'name it in src/build/content/table.ts, or remove it',
    })),
  ];
};

/** The content of the site as far as it can be read, and what was wrong while reading it. */
export interface Loaded {
  readonly content: Content;
  readonly faults: readonly Fault[];
}

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
  const faults = faultsOfNames(names);
  const files = new Map<string, ContentFile>();
  const scalars: TypedScalar[] = [];
  const maps: TypedMap[] = [];
  const known = Object.entries(contentTypes).filter(([name]) => names.includes(name));
  const readings = await Promise.all(
    known.map(async ([name, type]) => ({ name, type, ...(await readSource(root, `data/${name}`)) })),
  );
  for (const { name, type, source, faults: ofBytes } of readings) {
    faults.push(...ofBytes);
    if (!source) continue;
    const parsed = parseYaml(source);
    const shape = readShape(source, parsed.root, type, contract);
    faults.push(...parsed.faults, ...shape.faults);
    files.set(name, { ...type, source, whole: isWhole(parsed.root) });
    scalars.push(...shape.scalars);
    maps.push(...shape.maps);
  }
  return { content: { root, contract, names, files, scalars, maps }, faults };
};
