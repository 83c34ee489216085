import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A family as `faces.yaml` describes it. */
export interface Family {
  readonly family: string;
  /** The custom property that holds the family with its fallbacks, the last of them `generic`. */
  readonly variable: string;
  readonly generic: string;
  /** Upstream's files; `%subset%` is that of a file. */
  readonly source: string;
  readonly axes: Readonly<Record<string, number | { min: number; max: number }>>;
  readonly weight: string;
  readonly files: readonly { name: string; subset: string; characters: string[]; features: string[]; preload?: true }[];
  readonly fallbacks: readonly { family: string; local: string; wght: number; weight: string; width: number }[];
}

const { families, characters } = parse(readFileSync('scripts/fonts/faces.yaml', 'utf8')) as {
  readonly characters: Readonly<Record<string, readonly string[] | undefined>>;
  readonly families: readonly Family[];
};

/** The characters of a set. */
const charactersOf = (name: string): string => {
  const set = characters[name];
  if (!set) throw new Error(`scripts/fonts/faces.yaml has no characters "${name}"`);
  return set.join('');
};

/** A file of a family, and the characters that are cut out of it. */
const faceOf = ({ source, ...family }: Family, file: Family['files'][number]) => ({
  ...family,
  ...file,
  source: source.replace('%subset%', file.subset),
  characters: file.characters.map(charactersOf).join(''),
});

export { families };

/** All files to cut. */
export const faces = families.flatMap((family) => family.files.map((file) => faceOf(family, file)));
