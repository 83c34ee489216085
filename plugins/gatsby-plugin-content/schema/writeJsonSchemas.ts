import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentOptions } from '../options';
import { jsonSchemas } from './jsonSchema';
import { readSchema } from './schema';

/**
 * Writes the JSON Schemas into `.vscode/schemas/`, where the first line of each YAML file leads editors, and deletes those of types
 * that are gone. They are committed: an editor needs no build.
 *
 * @throws GraphQLError where `data/schema.graphql` is not GraphQL
 */
export const writeJsonSchemas = (root: string, options: ContentOptions): void => {
  const folder = join(root, '.vscode', 'schemas');
  const schemas = jsonSchemas(readSchema(root), options);
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (!schemas.has(file.replace('.json', ''))) rmSync(join(folder, file));
  for (const [name, json] of schemas) writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(json, null, 2)}\n`);
};
