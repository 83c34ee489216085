import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What Gatsby answered to a query. */
export interface Answer {
  readonly text: string;
  readonly data?: unknown;
  readonly errors?: ReadonlyArray<{ readonly message: string }>;
}

/** Where the answers of the last build are, below the root of the project. */
export const answersFile = '.cache/queries.json';

const section = /^## (.*)\n[^]*?^```graphql\n([^]*?)^```\n\n^```json\n([^]*?)^```$/gm;

/**
 * The queries of docs/queries.md: below each heading of the second level a block of `graphql`, and a block of `json`, which is an
 * excerpt of the answer.
 * @param root - the root of the project
 */
export const documentedQueries = (root: string) => {
  const markdown = readFileSync(join(root, 'docs/queries.md'), 'utf8');
  return [...markdown.matchAll(section)].map(([, title = '', text = '', excerpt = '']) => ({ title, text, excerpt }));
};

/**
 * Puts the documented queries to the schema that Gatsby has just built with, and keeps the answers for a test. It never ends a
 * build: the test says what is wrong with a query.
 * @param root - the root of the project
 * @param ask - Gatsby's `graphql`
 */
export const keepAnswers = async (
  root: string,
  ask: (query: string) => Promise<Omit<Answer, 'text'>>,
): Promise<void> => {
  const answers: Answer[] = [];
  for (const { text } of documentedQueries(root)) answers.push({ text, ...(await ask(text)) });
  writeFileSync(join(root, answersFile), JSON.stringify(answers, null, 2));
};
