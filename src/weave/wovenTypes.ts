import type { PaletteName } from './colourways';
import { pageCloths } from './pageCloths';
import { stripSvg } from './products';
import { chooserFrom, normalise } from './random';

/** How the pictures of one type of entry are woven. */
export interface WovenType {
  /** The field the cloth is woven from. */
  readonly from: 'title' | 'name' | 'city';
  readonly colourway: PaletteName;
  /** Pixels: fourteen a thread on five strips, ten on seven, so that nothing is cut. */
  readonly width: number;
  readonly height: number;
  /** What the `picture` field is called in GraphiQL. */
  readonly description: string;
}

const square = { width: 1260, height: 1260 };
const wide = { width: 1260, height: 840 };

/** The entries that can be pictured: each in the colours of the page it belongs to. */
export const wovenTypes = {
  Film: {
    from: 'title',
    colourway: pageCloths.films.colourway,
    width: 1260,
    height: 1890,
    description: 'The poster; where the YAML names none, a cloth woven from the title.',
  },
  Award: {
    from: 'title',
    colourway: pageCloths.awards.colourway,
    ...square,
    description: 'The emblem; where the YAML names none, a cloth woven from the title.',
  },
  Podcast: {
    from: 'title',
    colourway: pageCloths.mediaHub.colourway,
    ...square,
    description: 'The cover; where the YAML names none, a cloth woven from the title.',
  },
  NewsItem: {
    from: 'title',
    colourway: pageCloths.mediaHub.colourway,
    ...wide,
    description: 'Its picture; where the YAML names none, a cloth woven from the headline.',
  },
  Post: {
    from: 'title',
    colourway: pageCloths.mediaHub.colourway,
    ...wide,
    description: 'Its picture; where the YAML names none, a cloth woven from the headline.',
  },
  Testimonial: {
    from: 'name',
    colourway: pageCloths.academy.colourway,
    ...square,
    description: 'The portrait; where the YAML names none, a cloth woven from the name.',
  },
  Office: {
    from: 'city',
    colourway: pageCloths.contact.colourway,
    width: 1260,
    height: 945,
    description: 'A picture of the city; where the YAML names none, a cloth woven from its name.',
  },
} as const satisfies Record<string, WovenType>;

/** The name of a type whose entries can be woven. */
export type WovenTypeName = keyof typeof wovenTypes;

/** Colourways that hold their edges on paper, on dust and at night. */
const stripColourways = ['royal', 'leaf', 'sobolo', 'vat', 'earth', 'honour', 'noon'] as const;

/** The strip of a service: motifs and colours both from its title. */
export const serviceStrip = (title: string): string =>
  stripSvg(title, { colourway: chooserFrom(`${normalise(title)} in colour`).pick(stripColourways) });
