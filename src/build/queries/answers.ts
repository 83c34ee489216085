import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documentedQueries } from './documented';

/** What Gatsby said to a query of docs/queries.md. */
export interface Answer {
  readonly text: string;
  readonly data?: unknown;
  readonly errors?: ReadonlyArray<{ readonly message: string }>;
}

/** The part of Gatsby's `graphql` that is used here. */
type Ask = (query: string) => Promise<Omit<Answer, 'text'>>;

/** Where the answers stand, below the root of the project. */
export const answersFile = '.cache/queries.json';

/**
 * Puts the queries of docs/queries.md to the schema Gatsby has just built from, and keeps the answers for the test of that
 * document. It takes milliseconds, writes nothing that is published and never ends a build: what is wrong with a query is
 * for the test to say.
 *
 * @param root - the root of the project
 * @param ask - Gatsby's `graphql`
 */
export const keepAnswers = async (root: string, ask: Ask): Promise<void> => {
  const document = join(root, 'docs/queries.md');
  if (!existsSync(document)) return;
  const answers: Answer[] = [];
  for (const { text } of documentedQueries(await readFile(document, 'utf8'))) {
    const { data, errors } = await ask(text);
    answers.push({ text, data, errors: errors?.map(({ message }) => ({ message })) });
  }
  await writeFile(join(root, answersFile), JSON.stringify(answers, null, 2));
};
