import type { Surface } from '../components/Section/Section';

/** The presentation of a page that `Layout`, `Hero` and the check of the hero's picture share. */
interface Look {
  /** The page's patterns: `band-<cloth>.webp` and `broad-<cloth>.webp` in `src/styles/cloth`, listed in `src/styles/_cloth.scss`. */
  readonly cloth: string;
  /** The surface of the header and of the first screen. */
  readonly surface: Surface;
  /** The place of the first screen's picture: see `Hero`. */
  readonly arrangement: 'behind' | 'right' | 'left';
}

/** The look of each page, by its address. A page passes its look to `Hero`. */
export const looks = {
  '/': { cloth: 'landing', surface: 'night', arrangement: 'behind' },
  '/about': { cloth: 'about', surface: 'kola', arrangement: 'behind' },
  '/services': { cloth: 'services', surface: 'gold', arrangement: 'right' },
  '/awards': { cloth: 'awards', surface: 'night', arrangement: 'behind' },
  '/films': { cloth: 'films', surface: 'night', arrangement: 'behind' },
  '/academy': { cloth: 'academy', surface: 'forest', arrangement: 'left' },
  '/media-hub': { cloth: 'media-hub', surface: 'night', arrangement: 'behind' },
  '/contact': { cloth: 'contact', surface: 'night', arrangement: 'behind' },
  '/work-with-us': { cloth: 'work-with-us', surface: 'night', arrangement: 'behind' },
  '/404': { cloth: 'not-found', surface: 'shea', arrangement: 'behind' },
} satisfies Record<string, Look>;

const byAddress = new Map<string, Look>(Object.entries(looks));

/** Returns the look of a page by its address; for an unknown address that of the not-found page. */
export const lookOf = (path: string | undefined): Look => byAddress.get(path ?? '') ?? looks['/404'];
