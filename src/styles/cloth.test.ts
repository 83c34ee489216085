/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { type GraphQLEnumType } from 'graphql';
import { readSchema } from '../../plugins/gatsby-plugin-content';

// The build fails on a cloth that is named here and has no file.
test('every colourway of the schema has its cloths', () => {
  const schema = readSchema(process.cwd());
  const { values = [] } = (schema.getType('Colourway') as GraphQLEnumType).toConfig();
  const [, pages] = /@each \$page in (.*) \{/.exec(readFileSync('src/styles/_cloth.scss', 'utf8')) ?? [];
  expect(pages?.split(', ')).toEqual(Object.keys(values));
});
