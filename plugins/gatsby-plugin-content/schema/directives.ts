import { buildSchema, type DirectiveNode, getArgumentValues, type GraphQLField, type GraphQLNamedType } from 'graphql';

/**
 * The directives of `data/schema.graphql`. A scalar with a `@pattern` (`scalar Slug @pattern(…)`) is a text that matches it, for Gatsby
 * a `String`.
 */
const own = `
  "The YAML file of a type, relative to data/: its fields, or with 'list' a list of entries. Entries are in the order of the file, or with the newest first by a field that holds a day."
  directive @yaml(file: String!, list: Boolean = false, newestBy: String) repeatable on OBJECT

  "How many characters a text has."
  directive @length(min: Int, max: Int) on FIELD_DEFINITION | SCALAR

  "How long a text may be in the group of fields that is named here: shorter than elsewhere."
  directive @lengthOf(field: String!, max: Int!) repeatable on FIELD_DEFINITION

  "A regular expression with the flag 'u' that a text matches, and what it expects, in words and with an example."
  directive @pattern(regex: String!, expected: String!) on FIELD_DEFINITION | SCALAR

  "The range of a number."
  directive @range(min: Float, max: Float) on FIELD_DEFINITION

  "How many entries a list has at most."
  directive @items(max: Int!) on FIELD_DEFINITION

  "What a picture measures, in pixels of its file. Of a ratio, two parts in a hundred may be missing."
  directive @picture(minWidth: Int, size: [Int!], ratio: [Int!], shape: PictureShape) on FIELD_DEFINITION
  enum PictureShape { LANDSCAPE PORTRAIT }

  "A text in the display face. The build measures it in em: the longest word of 'title' as 'titleWidth', the first as 'titleFirstWidth', all of it as 'titleLength'. A wider word than this is refused."
  directive @measured(widestWord: Float! = 13) on FIELD_DEFINITION

  "An address: a page or file of this site, 'mailto:', 'tel:' or another site."
  directive @href on FIELD_DEFINITION

  "A text that no other entry of the same list, or of the same file, has in this field."
  directive @unique on FIELD_DEFINITION
`;

/** Those that Gatsby knows: https://www.gatsbyjs.com/docs/reference/graphql-data-layer/schema-customization/ */
const gatsbys = `
  directive @dontInfer on OBJECT
  directive @fileByRelativePath on FIELD_DEFINITION
  directive @link(by: String) on FIELD_DEFINITION
  directive @dateformat on FIELD_DEFINITION
  scalar Date
  interface Node { id: ID! }
  type File { id: ID! }
`;

/** What `data/schema.graphql` builds on. */
export const base = own + gatsbys;

const [ownNames, all] = [buildSchema(own), buildSchema(base)];

/** True for a directive that Gatsby does not know. */
export const isOwn = ({ name }: DirectiveNode): boolean => Boolean(ownNames.getDirective(name.value));

/** What a picture measures, in pixels of its file. */
export interface PictureSize {
  readonly minWidth?: number;
  readonly size?: readonly [width: number, height: number];
  readonly ratio?: readonly [width: number, height: number];
  readonly shape?: 'LANDSCAPE' | 'PORTRAIT';
}

type Range = { readonly min?: number | undefined; readonly max?: number | undefined };

/** What the directives of a type, field or scalar say, by their names; of repeatable ones each. */
export interface Directives {
  readonly yaml?: ReadonlyArray<{ readonly file: string; readonly list: boolean; readonly newestBy?: string }>;
  readonly length?: Range | undefined;
  readonly lengthOf?: ReadonlyArray<{ readonly field: string; readonly max: number }>;
  readonly pattern?: { readonly regex: string; readonly expected: string };
  readonly range?: Range;
  readonly items?: { readonly max: number };
  readonly picture?: PictureSize | undefined;
  readonly measured?: { readonly widestWord: number };
  readonly href?: object;
  readonly unique?: object;
  readonly link?: { readonly by?: string };
}

/** The directives of a type, field or scalar, with their arguments. */
export const directivesOf = ({
  astNode,
}: Pick<GraphQLNamedType | GraphQLField<unknown, unknown>, 'astNode'>): Directives => {
  const found: Record<string, unknown> = {};
  for (const node of astNode?.directives ?? []) {
    const {
      name: { value: name },
    } = node;
    const definition = all.getDirective(name);
    const values = definition && getArgumentValues(definition, node);
    found[name] = definition?.isRepeatable ? [found[name] ?? [], values].flat() : values;
  }
  return found;
};
