import type { Content, ContentFile } from './content';
import type { Fault } from './fault';
import { parseYaml } from './parse';
import { readShape, type TypedMap, type TypedScalar } from './shape';
import type { Source } from './source';
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

/** The content of the site as far as it can be read, and what was wrong while reading it. */
export interface Loaded {
  readonly content: Content;
  readonly faults: readonly Fault[];
}

/**
 * Holds files against the content contract and puts them together.
 *
 * @param base - what is known of the site besides
 * @param sources - the files of the table that could be read, by path relative to `data/`
 */
export const assemble = (
  base: Pick<Content, 'root' | 'contract' | 'names'>,
  sources: ReadonlyMap<string, Source>,
): Loaded => {
  const faults: Fault[] = [];
  const files = new Map<string, ContentFile>();
  const scalars: TypedScalar[] = [];
  const maps: TypedMap[] = [];
  for (const [name, source] of sources) {
    const type = contentTypes[name];
    if (!type) continue;
    const parsed = parseYaml(source);
    const shape = readShape(source, parsed.root, type, base.contract);
    faults.push(...parsed.faults, ...shape.faults);
    files.set(name, { ...type, source, whole: isWhole(parsed.root) });
    scalars.push(...shape.scalars);
    maps.push(...shape.maps);
  }
  return { content: { ...base, files, scalars, maps }, faults };
};
