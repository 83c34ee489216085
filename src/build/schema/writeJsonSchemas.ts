import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonSchemas } from './jsonSchema';
import { readSchema } from './schema';

/**
 * `npm run schemas`: writes `.vscode/schemas` from `data/schema.graphql`. With `--check` it writes nothing and exits 1 if
 * the folder does not hold what it would write.
 */
const root = process.cwd();
const folder = join(root, '.vscode', 'schemas');
const schemas = jsonSchemas(readSchema(readFileSync(join(root, 'data', 'schema.graphql'), 'utf8')));
const wanted = new Map([...schemas].map(([name, json]) => [`${name}.json`, `${JSON.stringify(json, null, 2)}\n`]));
mkdirSync(folder, { recursive: true });
const present = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
const drifted = [...new Set([...present.keys(), ...wanted.keys()])].filter(
  (name) => present.get(name) !== wanted.get(name),
);

if (process.argv.includes('--check')) {
  for (const name of drifted) console.error(`.vscode/schemas/${name} is not what data/schema.graphql says`);
  if (drifted.length > 0) console.error('Run npm run schemas, and commit what it writes.');
  process.exitCode = drifted.length > 0 ? 1 : 0;
} else {
  for (const name of present.keys()) rmSync(join(folder, name));
  for (const [name, text] of wanted) writeFileSync(join(folder, name), text);
  console.log(`${wanted.size} JSON Schemas in .vscode/schemas, ${drifted.length} of them changed.`);
}
