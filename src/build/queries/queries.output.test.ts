/**
 * The queries of docs/queries.md, answered by Gatsby itself.
 *
 * Only Gatsby's own GraphQL layer knows the real schema: filters, sorting and the woven pictures come from it and from
 * resolvers, not from data/schema.graphql, and the schema it saves lacks them. A schema made up for a test would prove
 * nothing, and starting Gatsby a second time would take half a minute. So the build, when it is done, puts the queries to
 * the schema it was made from (`keepAnswers`), and this test reads what came back.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { content } from '../../testing/content';
import { type Answer, answersFile } from './answers';
import { documentedQueries } from './documented';

const root = process.cwd();
const queries = documentedQueries(readFileSync(join(root, 'docs/queries.md'), 'utf8'));

/** Fails when there are no answers: output tests are worth nothing without a build. */
const answers = (): Answer[] => {
  const file = join(root, answersFile);
  if (!existsSync(file)) throw new Error(`${file} is missing: run \`npm run build\` first`);
  return JSON.parse(readFileSync(file, 'utf8')) as Answer[];
};

/** What came back to one query; a query changed since the build has no answer. */
const answerTo = (text: string): Answer => {
  const answer = answers().find((one) => one.text === text);
  if (!answer) throw new Error('the last build did not answer this query: run `npm run build` again');
  return answer;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True if anything at all is said: a text, a number or a yes or no. */
const saysSomething = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(saysSomething) : value !== null;

/**
 * Where an excerpt does not look like the answer. Words and numbers may differ, since editors change them; a field that is
 * not there, a list that is none, a text that is a number may not.
 */
function differences(excerpt: unknown, answer: unknown, at = ''): string[] {
  if (Array.isArray(excerpt)) {
    if (!Array.isArray(answer)) return [`${at} is not a list`];
    const [first] = answer as unknown[];
    return first === undefined ? [] : excerpt.flatMap((item) => differences(item, first, `${at}[]`));
  }
  if (isRecord(excerpt)) {
    if (answer === null) return [];
    if (!isRecord(answer)) return [`${at} has no fields`];
    return Object.entries(excerpt).flatMap(([key, value]) =>
      key in answer ? differences(value, answer[key], `${at}.${key}`) : [`${at} has no ${key}`],
    );
  }
  if (excerpt === null || answer === null || typeof excerpt === typeof answer) return [];
  return [`${at} is a ${typeof answer}, not a ${typeof excerpt}`];
}

it('there are ten and more, each with its answer in the last build', () => {
  expect(queries.length).toBeGreaterThanOrEqual(10);
  expect(answers().map(({ text }) => text)).toEqual(queries.map(({ text }) => text));
});

it.each(queries.map((query) => [query.title, query] as const))('%s', (_title, { text, excerpt }) => {
  const { data, errors } = answerTo(text);
  expect(errors).toBeUndefined();
  if (!isRecord(data)) throw new Error('there is no answer');
  expect(Object.entries(data).filter(([, value]) => !saysSomething(value))).toEqual([]);
  expect(differences(JSON.parse(excerpt ?? 'undefined'), data)).toEqual([]);
});

it('answers with the content of the site', () => {
  const [films] = queries;
  const { data } = answerTo(films?.text ?? '') as { data: { allFilm: { nodes: Array<{ title: string }> } } };
  const titles = content<Array<{ title: string }>>('films.yaml').map(({ title }) => title);
  expect(data.allFilm.nodes.map(({ title }) => title).sort()).toEqual(titles.sort());
});

it('writes no file by being asked: only what pages ask for as well may be copied or cut', () => {
  const asked = queries.map(({ text }) => text).join();
  expect(asked.replace(/strip \{\s*publicURL/, '')).not.toMatch(/publicURL|gatsbyImageData|childImageSharp/);
});
