/**
 * The queries of docs/queries.md, answered by Gatsby: filters, sorting and woven pictures come from its GraphQL layer and from
 * resolvers, so only the schema of a build can tell whether a query works. `keepAnswers` asks it, this test reads the answers.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { content } from '../../testing/content';
import { type Answer, answersFile, documentedQueries } from './documentedQueries';

const queries = documentedQueries(process.cwd());
const answers = (): Answer[] => JSON.parse(readFileSync(join(process.cwd(), answersFile), 'utf8')) as Answer[];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is, or holds, anything but null. */
const hasValue = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(hasValue) : value !== null;

/** Where the shape of an excerpt differs from that of the answer. Words, numbers and null may differ: editors change them. */
function differences(excerpt: unknown, answer: unknown, at = ''): string[] {
  if (excerpt === null || answer === null) return [];
  if (Array.isArray(excerpt)) {
    if (!Array.isArray(answer)) return [`${at} is not a list`];
    return answer.length === 0 ? [] : excerpt.flatMap((item) => differences(item, answer[0], `${at}[]`));
  }
  if (isRecord(excerpt) && isRecord(answer)) {
    return Object.entries(excerpt).flatMap(([key, value]) =>
      key in answer ? differences(value, answer[key], `${at}.${key}`) : [`${at} has no ${key}`],
    );
  }
  return typeof excerpt === typeof answer ? [] : [`${at} is of another type: ${typeof answer}`];
}

it('there is a query below each heading, at least ten, and the last build answered them', () => {
  expect(queries.length).toBeGreaterThanOrEqual(10);
  expect(readFileSync('docs/queries.md', 'utf8').match(/^## .*/gm)).toEqual(queries.map(({ title }) => `## ${title}`));
  expect(answers().map(({ text }) => text)).toEqual(queries.map(({ text }) => text));
});

it.each(queries)('$title', ({ text, excerpt }) => {
  const { data, errors } = answers().find((answer) => answer.text === text) ?? {};
  expect(errors).toBeUndefined();
  expect(Object.entries(data ?? {}).filter(([, value]) => !hasValue(value))).toEqual([]);
  expect(differences(JSON.parse(excerpt), data)).toEqual([]);
});

it.each(queries)('$title: the link opens it in GraphiQL', ({ text }) => {
  const [, ...blocks] = readFileSync('docs/queries.md', 'utf8').split(/^## /m);
  const query = /\/___graphql\?query=([^)]+)\)\n\n```graphql/.exec(blocks.find((one) => one.includes(text)) ?? '')?.[1];
  expect(decodeURIComponent(query ?? '')).toBe(text);
});

it('answers with the content of the site', () => {
  const { data } = answers()[0] as { data: { allFilm: { nodes: Array<{ title: string }> } } };
  const titles = content<Array<{ title: string }>>('films.yaml').map(({ title }) => title);
  expect(data.allFilm.nodes.map(({ title }) => title).sort()).toEqual(titles.sort());
});

// Asking for `publicURL` or a resized picture makes Gatsby write a file; `strip` is asked for by a page as well.
it('no query makes Gatsby write a file', () => {
  const texts = queries.map(({ text }) => text).join();
  expect(texts.replace(/strip \{\s*publicURL/, '')).not.toMatch(/publicURL|gatsbyImageData|childImageSharp/);
});
