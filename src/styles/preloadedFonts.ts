/** Addresses of the fonts that the first screen of every page needs. `scripts/cutFonts.mjs` keeps their names up to date. */
export const preloadedFonts = [
  '/fonts/pams-display-latin.335e1bb6.woff2',
  '/fonts/pams-text-latin.ea0e73ed.woff2',
] as const;
