import { readdirSync } from 'node:fs';
import { content } from './content';

/** The fields of a page that tests need, from its YAML. */
export interface Route {
  readonly path: string;
  readonly name: string;
  readonly metadata: { readonly title: string; readonly description: string; readonly keywords: string[] };
  readonly shareImage?: { readonly alt: string };
  readonly hero: { readonly name?: string; readonly headline: string };
}

const pages = readdirSync('data/pages').map((file) => content<Route>(`pages/${file}`));

/** All pages but the not-found page, from `data/pages/`. */
export const routes: Route[] = pages.filter(({ path }) => path !== '/404').sort((a, b) => a.path.localeCompare(b.path));

/** The addresses of all pages, and one that leads to the not-found page. */
export const paths = [...routes.map(({ path }) => path), '/no-such-page'];

const notFoundPage = content<Route>('pages/404.yaml');

/** Returns the first screen of the page at an address; for an unknown address, that of the not-found page. */
export const heroOf = (path: string) => (routes.find((route) => route.path === path) ?? notFoundPage).hero;
