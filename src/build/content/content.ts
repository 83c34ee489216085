import type { Contract } from './contract';
import type { Fault } from './fault';
import type { TypedMap, TypedScalar } from './shape';
import type { Source } from './source';
import type { ContentType } from './table';

/** A YAML file of the table as it was read. */
export interface ContentFile extends ContentType {
  readonly source: Source;
  /** False if a part of it could not be read. */
  readonly whole: boolean;
}

/** Everything in `data/`, told apart by type, for the rules to look at. */
export interface Content {
  /** The root of the project. */
  readonly root: string;
  readonly contract: Contract;
  /** Every file in `data/`, relative to it, with forward slashes; hidden files are left out. */
  readonly names: readonly string[];
  /** The YAML files of the table that could be read, by path relative to `data/`. */
  readonly files: ReadonlyMap<string, ContentFile>;
  readonly scalars: readonly TypedScalar[];
  readonly maps: readonly TypedMap[];
}

/** Looks at the whole content and tells what is wrong in one respect. */
export type Rule = (content: Content) => readonly Fault[] | Promise<readonly Fault[]>;

/** The groups of fields of a type. */
export const mapsOf = ({ maps }: Content, type: string): readonly TypedMap[] => maps.filter((map) => map.type === type);
