import type { ContentOptions } from '../gatsby-plugin-content';

/** Words of the forms, by the name of a field or type, or the path of a file. */
type Words = Readonly<Record<string, string>>;

/** What the forms are told about the site. */
export interface FormsOptions {
  readonly content: ContentOptions;
  /** What the page of the forms is called. */
  readonly title: string;
  /** What the schema names in the words of a developer. */
  readonly labels: Words;
  /** Help where the schema speaks of how YAML is written. */
  readonly hints: Words;
  /** Icons of files: https://fonts.google.com/icons */
  readonly icons: Words;
  /** Fields that stand below all others in a form. */
  readonly lastFields: readonly string[];
  /** Files that stand below all others. */
  readonly lastFiles: readonly string[];
}
