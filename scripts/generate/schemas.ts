import { readFileSync } from 'node:fs';
import type { Files } from './drift';
import { jsonSchemas, readSchema } from '../../plugins/gatsby-plugin-content';
import { contentOptions } from '../../src/content/options';

/** The JSON Schemas that editors of YAML read. */
export function schemas(): Files {
  const byName = jsonSchemas(readSchema(readFileSync('data/schema.graphql', 'utf8')), contentOptions);
  return new Map(
    [...byName].map(([name, json]) => [`.vscode/schemas/${name}.json`, `${JSON.stringify(json, null, 2)}\n`]),
  );
}
