import type { Pattern } from '../lib/cloth';

/**
 * The words and inks of a page's two patterns. Letters are woven above their own reflection. As the patterns repeat, each line begins or
 * ends with a space.
 */
export interface PageCloth extends Pattern {
  /** The words of the narrow pattern. */
  readonly band: string;
  /** The four lines of the broad pattern, which are of one length. */
  readonly broad: readonly [string, string, string, string];
}

/** The patterns by the name that `looks.ts` has for them. `npx tsx scripts/writeCloth.ts` writes their files. */
export const cloths = {
  landing: {
    band: 'PAMS  PAMS   PAMS   ',
    broad: ['STORIES STORIES ', '  THAT INSPIRE  ', 'A CONTINENT     ', '   PAMS     PAMS'],
    letters: [
      ['night', 'gold', 'laterite'],
      ['laterite', 'shea', 'night'],
      ['gold', 'night', 'laterite'],
      ['palm', 'gold', 'night'],
    ],
    stripes: ['gold', 'night', 'laterite', 'palm'],
    field: ['night', 'gold', 'laterite'],
  },
  about: {
    band: 'A HOUSE OF STORIES  ',
    broad: ['MY GRANDMOTHER  ', ' COULD READ     ', '  A CLOTH       ', 'AS A NEWSPAPER  '],
    letters: [
      ['harmattan', 'kola', 'laterite'],
      ['kola', 'harmattan', 'laterite'],
      ['laterite', 'shea', 'kola'],
      ['shea', 'kola', 'laterite'],
    ],
    stripes: ['kola', 'harmattan', 'laterite', 'laterite'],
    field: ['harmattan', 'kola', 'laterite'],
  },
  services: {
    band: 'EVERY CRAFT ONE TABLE   ',
    broad: ['BRAND   DIGITAL ', '  FILM     MEDIA', 'EVENTS  CONTENT ', '    TRAINING  PR'],
    letters: [
      ['gold', 'night', 'laterite'],
      ['night', 'gold', 'night'],
      ['laterite', 'shea', 'night'],
      ['gold', 'night', 'gold'],
    ],
    stripes: ['night', 'gold', 'laterite', 'palm'],
    field: ['gold', 'night', 'laterite'],
  },
  awards: {
    band: 'SDEA YIEA LGA CAMIA WIEA MFS  ',
    broad: ['NAMES WORTH     ', '   SAYING ALOUD ', 'SDEA  YIEA  LGA ', ' CAMIA  WIEA MFS'],
    letters: [
      ['night', 'gold', 'night'],
      ['sobolo', 'shea', 'sobolo'],
    ],
    stripes: ['gold', 'night', 'sobolo', 'gold'],
    field: ['night', 'gold', 'night'],
  },
  films: {
    band: 'FILMS  FILMS  FILMS ',
    broad: ['MAKOLA    RIFT  ', '  HIGHLIFE  JOZI', 'HARMATTAN LINE  ', '  SALT OF ADA   '],
    letters: [
      ['gold', 'kola', 'laterite'],
      ['sobolo', 'shea', 'kola'],
      ['kola', 'gold', 'sobolo'],
      ['laterite', 'kola', 'gold'],
    ],
    stripes: ['kola', 'gold', 'sobolo', 'kola'],
    field: ['sobolo', 'gold', 'kola'],
  },
  academy: {
    band: 'THE FILMS ARE CUT   ',
    broad: ['LEARN WHERE     ', '   THE FILMS    ', 'ARE CUT ARE CUT ', '  WORK TO SHOW  '],
    letters: [
      ['palm', 'gold', 'night'],
      ['night', 'gold', 'palm'],
      ['gold', 'palm', 'laterite'],
      ['palm', 'shea', 'night'],
    ],
    stripes: ['gold', 'night', 'palm', 'night'],
    field: ['palm', 'gold', 'shea'],
  },
  'media-hub': {
    band: 'PODCASTS NEWS BLOG  ',
    broad: ['PODCASTS   NEWS ', '   REEL    TALK ', 'SHE LEADS  BLOG ', ' CONVERSATION   '],
    letters: [
      ['indigo', 'shea', 'cobalt'],
      ['cobalt', 'shea', 'indigo'],
      ['shea', 'indigo', 'gold'],
      ['indigo', 'gold', 'cobalt'],
    ],
    stripes: ['shea', 'indigo', 'cobalt', 'gold'],
    field: ['indigo', 'cobalt', 'gold'],
  },
  contact: {
    band: 'ACCRA  LAGOS  JOHANNESBURG  NAIROBI  ',
    broad: ['ACCRA   ACCRA   ', '   LAGOS   LAGOS', '  JOHANNESBURG  ', 'NAIROBI NAIROBI '],
    letters: [
      ['indigo', 'shea', 'indigo'],
      ['shea', 'indigo', 'shea'],
    ],
    stripes: ['shea', 'indigo', 'cobalt', 'indigo'],
    field: ['shea', 'indigo', 'shea'],
  },
  'work-with-us': {
    band: 'TAKE THE OTHER END  ',
    broad: ['TAKE THE OTHER  ', '  END OF THE    ', 'CLOTH     CLOTH ', '  FOUR WAYS IN  '],
    letters: [
      ['shea', 'laterite', 'gold'],
      ['laterite', 'shea', 'night'],
      ['shea', 'night', 'laterite'],
      ['night', 'shea', 'laterite'],
    ],
    stripes: ['laterite', 'shea', 'night', 'gold'],
    field: ['shea', 'laterite', 'gold'],
  },
  'not-found': {
    band: 'THE REEL RAN OFF    ',
    broad: ['THE REEL HAS    ', '   RUN OFF WITH ', 'THIS PAGE  OOPS ', '  NOT FOUND     '],
    letters: [
      ['shea', 'night', 'gold'],
      ['laterite', 'shea', 'night'],
      ['shea', 'night', 'laterite'],
      ['cobalt', 'shea', 'night'],
    ],
    stripes: ['night', 'shea', 'laterite', 'gold'],
    field: ['shea', 'night', 'gold'],
  },
} satisfies Record<string, PageCloth>;
