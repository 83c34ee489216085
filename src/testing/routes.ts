import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** What tests need to know of a page, from its YAML. */
export interface Route {
  readonly path: string;
  readonly name: string;
  readonly metadata: { readonly title: string; readonly description: string; readonly keywords: string[] };
  readonly hero: { readonly name?: string; readonly headline: string };
}

const pages = join(process.cwd(), 'data/pages');

/** Every page with an address of its own, read from `data/pages/`. */
export const routes: Route[] = readdirSync(pages)
  .map((file) => parse(readFileSync(join(pages, file), 'utf8')) as Route)
  .filter(({ path }) => path !== '/404')
  .sort((a, b) => a.path.localeCompare(b.path));
