import type { PaletteName } from './colourways';

/** A cloth: what it is woven from, and in which colours. */
interface ClothName {
  readonly title: string;
  readonly colourway: PaletteName;
}

/**
 * The cloth of each page, by the names of the schema's `Colourway`. The titles were chosen for the motifs they give. To give a
 * page another cloth, change its title here and run `npm run generate`.
 */
export const pageCloths = {
  landing: { title: 'PAMS', colourway: 'royal' },
  about: { title: 'About PAMS', colourway: 'dust' },
  services: { title: 'The brief', colourway: 'noon' },
  awards: { title: 'Laurels', colourway: 'honour' },
  films: { title: 'Projection', colourway: 'sobolo' },
  academy: { title: 'The academy', colourway: 'leaf' },
  mediaHub: { title: 'On air', colourway: 'vat' },
  contact: { title: 'Four cities', colourway: 'adire' },
  workWithUs: { title: 'Work With Us', colourway: 'fire' },
  notFound: { title: 'Dropped stitch', colourway: 'paper' },
} as const satisfies Record<string, ClothName>;

/** A page's colourway, as the schema names it. */
export type PageColourway = keyof typeof pageCloths;

/** Single strips at the edge of a box: vision and mission on the about page, and toasts by their kind. */
export const selvedges = {
  vision: { title: 'Vision', colourway: 'dust' },
  mission: { title: 'Mission', colourway: 'earth' },
  info: { title: 'Info', colourway: 'earth' },
  loading: { title: 'Loading', colourway: 'vat' },
  success: { title: 'Success', colourway: 'leaf' },
  error: { title: 'Error', colourway: 'fire' },
} as const satisfies Record<string, ClothName>;
