import { readdirSync } from 'node:fs';
import { content } from './content';

const pages = readdirSync('data/pages').map((file) => content<Queries.Page>(`pages/${file}`));

/** All pages but the not-found page, from `data/pages/`. */
export const routes = pages.filter(({ path }) => path !== '/404').sort((a, b) => a.path.localeCompare(b.path));

/** The addresses of all pages, and one that leads to the not-found page. */
export const paths = [...routes.map(({ path }) => path), '/no-such-page'];

const notFoundPage = content<Queries.Page>('pages/404.yaml');

/** Returns the first screen of the page at an address; for an unknown address, that of the not-found page. */
export const heroOf = (path: string) => (routes.find((route) => route.path === path) ?? notFoundPage).hero;
