import type { GatsbyNode } from 'gatsby';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describedSchema } from './src/build/content/schema';

const data = join(process.cwd(), 'data');

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(describedSchema(readFileSync(join(data, 'schema.graphql'), 'utf8')));
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, plugins }) => {
  const { failure } = parse(readFileSync(join(data, 'interface.yaml'), 'utf8'));
  actions.setWebpackConfig({ plugins: [plugins.define({ __FAILURE_WORDS__: JSON.stringify(failure) })] });
};
