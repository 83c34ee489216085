import type { GatsbyNode } from 'gatsby';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { setAvifEffort } from './src/build/avifEffort';
import { describedSchema } from './src/build/content/schema';

const data = join(process.cwd(), 'data');

setAvifEffort();

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(describedSchema(readFileSync(join(data, 'schema.graphql'), 'utf8')));
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, plugins }) => {
  const { failure } = parse(readFileSync(join(data, 'interface.yaml'), 'utf8'));
  actions.setWebpackConfig({ plugins: [plugins.define({ __FAILURE_WORDS__: JSON.stringify(failure) })] });
};

// Every entry that can be pictured has a picture.
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => {
  const picture = { type: 'Image!', resolve: (source: { image?: unknown }) => source.image };
  add(
    Object.fromEntries(
      ['Film', 'Award', 'Podcast', 'NewsItem', 'Post', 'Testimonial', 'Office'].map((type) => [type, { picture }]),
    ),
  );
};
