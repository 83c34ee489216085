import { readdirSync } from 'node:fs';
import { content } from './content';

/** Facts of a page that tests need, from its YAML. */
export interface Route {
  readonly path: string;
  readonly name: string;
  readonly metadata: { readonly title: string; readonly description: string; readonly keywords: string[] };
  readonly shareImage?: { readonly alt: string };
  readonly hero: { readonly name?: string; readonly headline: string };
}

const pages = readdirSync('data/pages').map((file) => content<Route>(`pages/${file}`));

/** Every page with an address (all but 404), read from `data/pages/`. */
export const routes: Route[] = pages.filter(({ path }) => path !== '/404').sort((a, b) => a.path.localeCompare(b.path));

/** The addresses of all pages, and one that leads to the not-found page. */
export const paths = [...routes.map(({ path }) => path), '/no-such-page'];

/**
 * The words of a page's first screen.
 * @param path the address of a page; any other has those of the not-found page
 */
export const heroOf = (path: string): Route['hero'] =>
  (pages.find((page) => page.path === path) ?? pages.find((page) => page.path === '/404'))?.hero ?? { headline: path };

/** The headline of a page, as {@link heroOf} finds it. */
export const headlineOf = (path: string): string => heroOf(path).headline;
