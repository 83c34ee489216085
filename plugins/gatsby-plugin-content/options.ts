/** What a YAML file in `data/` holds: one entry of a type, or a list of them. */
export interface ContentType {
  /** The type's name in `data/schema.graphql`. */
  readonly type: string;
  /** True if the file is a list of entries, each of them a node. */
  readonly list: boolean;
}

/** What a value must hold beyond its GraphQL type. The same words go to the content check, the JSON Schemas and the forms. */
export interface Limits {
  /** True if the field may be left out elsewhere, but not here. */
  readonly required?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** A longer text stands, and a warning says so. */
  readonly advisedLength?: number;
  /** A longer word, without a place to break it, gets a warning. */
  readonly advisedWord?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  /** A regular expression, without flags but `u`. */
  readonly pattern?: string;
  /** What the pattern asks for, in words, with an example. */
  readonly form?: string;
  /** True if blanks before or behind the text are meant. */
  readonly blanks?: boolean;
  /** How many entries a list holds; at least one. */
  readonly maxItems?: number;
  /** A longer list stands, and a warning says so. `Type` is the list in a file, `Type.field` may be a switch of its entries. */
  readonly advisedItems?: number;
  /** How many letters the labels of a list may have together. */
  readonly maxLabels?: number;
}

/** What a picture must measure, in pixels of the file. */
export interface PictureSize {
  readonly minWidth?: number;
  /** The exact size, where a standard asks for one. */
  readonly size?: readonly [width: number, height: number];
  /** Width to height; two parts in a hundred may be missing. */
  readonly ratio?: readonly [width: number, height: number];
  readonly shape?: 'landscape' | 'portrait';
}

type ByName<Value> = Readonly<Record<string, Value>>;

/** What the site tells this plugin in `gatsby-config.ts`. All of it can be written as JSON. */
export interface ContentOptions {
  /**
   * Every YAML file of the site and the type of what it holds, by path relative to `data/`, with forward slashes. A file that is
   * not named here is a problem, and so is a name here without its file.
   */
  readonly files: ByName<ContentType>;
  /** The places of each page a link can lead to, by path: the ids of its sections, and types whose slugs are ids on the page. */
  readonly anchors: ByName<Readonly<Record<'sections' | 'entries', readonly string[]>>>;
  /**
   * Sections that a page leaves out while its lists have no entries, by the link to the section: types, or `Type.field` for the
   * entries with that switch on.
   */
  readonly listSections: ByName<readonly string[]>;
  /** Ids that every page has. */
  readonly shellIds: readonly string[];
  /** Addresses of the site that links may lead to and that are neither pages nor in `static/`. */
  readonly otherAddresses: readonly string[];
  /** The file of the form on a page, by the page's path: links may make a choice in it, as `/contact?subject=academy`. */
  readonly forms: ByName<string>;
  /**
   * Limits by `Type.field`; `*.field` holds for every type that has the field, `Type.group.field` for a group in one place, and
   * `*` for every text that has none of its own. `*.field.value` is the length of a figure that a field of that name refers to.
   */
  readonly limits: ByName<Limits>;
  /** Sizes of pictures by the field that holds them, as `Film.image`; `portrait` is the version for a phone held upright. */
  readonly pictures: ByName<PictureSize>;
  /**
   * What stands below a heading, by the field that holds its words: a type, or `Type.field` for its entries with that switch on.
   * Words that name another number get a warning.
   */
  readonly headings: ByName<string>;
  /** Switches, as `Office.headquarters`, that are on in exactly one entry. */
  readonly exactlyOne: readonly string[];
}

/** The limits on a field of a group in one place only: `use` is the type and field that hold the group. */
export const limitsIn = ({ limits }: ContentOptions, use: string, field: string): Limits | undefined =>
  limits[`${use}.${field}`];

/**
 * The limits on a field.
 *
 * @param type - the type that has the field
 * @param field - the field's name
 * @param use - for a group, the type and field that hold it: `Hero.image`
 */
export const limitsOf = (options: ContentOptions, type: string, field: string, use = type): Limits | undefined =>
  limitsIn(options, use, field) ?? limitsIn(options, type, field) ?? limitsIn(options, '*', field);

/**
 * The size a picture must have.
 *
 * @param use - the field that holds it: `Film.image`
 * @param field - the field of the picture itself: `file` or `portrait`
 */
export const pictureSizeOf = ({ pictures }: ContentOptions, use: string, field: string): PictureSize | undefined =>
  pictures[field === 'portrait' ? field : use];
