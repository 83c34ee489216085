/** A query of docs/queries.md. */
export interface DocumentedQuery {
  /** The headline it stands under. */
  readonly title: string;
  /** The query, as it is pasted into GraphiQL. */
  readonly text: string;
  /** What is printed below it, as JSON; undefined where nothing is. */
  readonly excerpt: string | undefined;
}

const fence = (language: string): RegExp => new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'm');

/**
 * The queries of a Markdown text: under each headline of the second level one block of `graphql`, and below it one of
 * `json`.
 *
 * @param markdown - the text of docs/queries.md
 * @returns the queries in order; headlines without one are left out
 */
export const documentedQueries = (markdown: string): DocumentedQuery[] =>
  markdown
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const text = fence('graphql').exec(section)?.[1];
      const [title = ''] = section.split('\n', 1);
      return text === undefined ? [] : [{ title, text, excerpt: fence('json').exec(section)?.[1] }];
    });
