import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, getArgumentValues, type GraphQLField, type GraphQLNamedType } from 'graphql';

/** The definitions that `data/schema.graphql` uses: the directives, and types of Gatsby. */
export const base = readFileSync(join(__dirname, 'directives.graphql'), 'utf8');

const all = buildSchema(base);

/** The directives that Gatsby applies: its own, and `@markdown`, which `gatsby-node.ts` adds. All others are removed from the schema that Gatsby gets, because it rejects unknown directives. */
export const gatsbyDirectives: readonly string[] = [
  'dontInfer',
  'fileByRelativePath',
  'link',
  'dateformat',
  'markdown',
];

/** The required size of a picture, in pixels of its file. */
export interface PictureSize {
  readonly minWidth?: number;
  readonly maxWidth?: number;
  readonly size?: readonly [width: number, height: number];
  readonly ratio?: readonly [width: number, height: number];
  readonly shape?: 'LANDSCAPE' | 'PORTRAIT';
  /** Only for pictures that are published without processing. */
  readonly maxKilobytes?: number;
}

type Range = { readonly min?: number; readonly max?: number };

/** The arguments of the directives of a type, field or scalar, by the directive's name; a list if the directive is repeatable. */
export interface Directives {
  readonly yaml?: ReadonlyArray<{ readonly file: string; readonly list: boolean }>;
  readonly length?: Range & { readonly widestWord?: number };
  readonly lengthOf?: ReadonlyArray<{ readonly field: string; readonly max: number }>;
  readonly pattern?: { readonly regex: string; readonly expected: string };
  readonly placeholders?: { readonly names: readonly string[] };
  readonly notAbove?: { readonly field: string };
  readonly range?: Range;
  readonly items?: { readonly max: number };
  readonly picture?: PictureSize;
  readonly markdown?: object;
  readonly href?: object;
  readonly unique?: object;
  readonly link?: { readonly by?: string };
}

/** Returns the directives of a type, field or scalar, with their arguments. */
export const directivesOf = ({ astNode }: GraphQLNamedType | GraphQLField<unknown, unknown>): Directives => {
  const found: Record<string, unknown> = {};
  for (const node of astNode?.directives ?? []) {
    const name = node.name.value;
    const definition = all.getDirective(name);
    const values = definition && getArgumentValues(definition, node);
    found[name] = definition?.isRepeatable ? [found[name] ?? [], values].flat() : values;
  }
  return found;
};
