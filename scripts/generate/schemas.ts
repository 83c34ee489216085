import { readFileSync } from 'node:fs';
import { writeGenerated } from './writeGenerated';
import { jsonSchemas } from '../../plugins/gatsby-plugin-content/schema/jsonSchema';
import { readSchema } from '../../plugins/gatsby-plugin-content/schema/schema';

/** `npm run schemas`: writes the JSON Schemas that editors of YAML read. */
const folder = '.vscode/schemas';
const schemas = jsonSchemas(readSchema(readFileSync('data/schema.graphql', 'utf8')));
const files = [...schemas].map(
  ([name, json]) => [`${folder}/${name}.json`, `${JSON.stringify(json, null, 2)}\n`] as const,
);
writeGenerated('schemas', new Map(files), folder);
