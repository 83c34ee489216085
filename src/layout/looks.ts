import type { Surface } from '../components/Section/Section';

/** Presentation of a page that its shell shows. */
interface Look {
  /** The page's patterns: `band-<cloth>.svg` and `broad-<cloth>.svg` in `src/styles/cloth`, listed in `src/styles/_cloth.scss`. */
  readonly cloth: string;
  /** The surface of the page's first screen, which the header has too. */
  readonly surface: Surface;
}

const notFound: Look = { cloth: 'not-found', surface: 'shea' };

const looks = new Map<string, Look>([
  ['/', { cloth: 'landing', surface: 'night' }],
  ['/about', { cloth: 'about', surface: 'kola' }],
  ['/services', { cloth: 'services', surface: 'gold' }],
  ['/awards', { cloth: 'awards', surface: 'night' }],
  ['/films', { cloth: 'films', surface: 'night' }],
  ['/academy', { cloth: 'academy', surface: 'night' }],
  ['/media-hub', { cloth: 'media-hub', surface: 'night' }],
  ['/contact', { cloth: 'contact', surface: 'night' }],
  ['/work-with-us', { cloth: 'work-with-us', surface: 'night' }],
]);

/** Finds the look of a page by its address; that of the not-found page for any other. */
export const lookOf = (path: string | undefined): Look => looks.get(path ?? '') ?? notFound;
