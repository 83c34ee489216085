/** The queries of docs/queries.md, held against the schema of the last build. */
import { buildSchema, parse, validate } from 'graphql';
import { readFileSync } from 'node:fs';

const [, ...sections] = readFileSync('docs/queries.md', 'utf8').split(/^## /m);
const queries = sections.map((section) => ({
  title: section.split('\n', 1)[0] ?? '',
  link: /\/___graphql\?query=([^)]+)\)/.exec(section)?.[1] ?? '',
  text: /^```graphql\n([^]*?)^```$/m.exec(section)?.[1] ?? '',
}));
const schema = buildSchema(readFileSync('.cache/schema.graphql', 'utf8'), { assumeValid: true });

it('there are at least ten', () => expect(queries.length).toBeGreaterThanOrEqual(10));

it.each(queries)('$title: asks for what there is, and its link opens it in GraphiQL', ({ link, text }) => {
  expect(validate(schema, parse(text)).map(({ message }) => message)).toEqual([]);
  expect(decodeURIComponent(link)).toBe(text);
});

// Asking for `publicURL` or a resized picture makes Gatsby write a file.
it('none makes Gatsby write a file', () => {
  const texts = queries.map(({ text }) => text).join();
  expect(texts).not.toMatch(/publicURL|gatsbyImageData|childImageSharp/);
});
