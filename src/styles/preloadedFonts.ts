// Written by `npm run generate`; a change made here is lost.
/** Addresses of the fonts that the first screen of every page needs. */
export const preloadedFonts = [
  '/fonts/pams-display-latin.335e1bb6.woff2',
  '/fonts/pams-text-latin.ea0e73ed.woff2',
] as const;
