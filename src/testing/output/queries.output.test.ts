import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';

const schema = buildSchema(readFileSync('.cache/schema.graphql', 'utf8'), { assumeValidSDL: true });
const queries = [...readFileSync('docs/queries.md', 'utf8').matchAll(/^## (.+)$[\s\S]*?```graphql\n([\s\S]*?)```/gm)];

test.each(queries.map(([, ...section]) => section))('%s is valid for the built schema', (_, query = '') => {
  expect(validate(schema, parse(query)).map(({ message }) => message)).toEqual([]);
});
