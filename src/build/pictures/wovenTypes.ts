import type { PaletteName } from '../../weave/colourways';
import { type PageColourway, pageCloths } from '../../weave/pageCloths';
import { stripSvg } from '../../weave/products';
import { chooserFrom, normalise } from '../../weave/random';

/** How the pictures of one type of entry are woven. */
export interface WovenType {
  /** The field that the cloth is woven from. */
  readonly from: 'title' | 'name' | 'city';
  readonly colourway: PaletteName;
  /** In pixels: whole pixels a thread on 5 strips of 18 threads, on 7 where it is wide, so that nothing is cut off. */
  readonly width: number;
  readonly height: number;
  /** The description of the `picture` field in GraphiQL. */
  readonly description: string;
}

const woven = (
  page: PageColourway,
  from: WovenType['from'],
  height: number,
  picture: string,
  words: string,
): WovenType => ({
  from,
  colourway: pageCloths[page].colourway,
  width: 1260,
  height,
  description: `${picture}; where the YAML names none, a cloth woven from ${words}.`,
});

/** The types of entries that have a picture, each in the colours of the page it belongs to. */
export const wovenTypes = {
  Film: woven('films', 'title', 1890, 'The poster', 'the title'),
  Award: woven('awards', 'title', 1260, 'The emblem', 'the title'),
  Podcast: woven('mediaHub', 'title', 1260, 'The cover', 'the title'),
  NewsItem: woven('mediaHub', 'title', 840, 'Its picture', 'the headline'),
  Post: woven('mediaHub', 'title', 840, 'Its picture', 'the headline'),
  Testimonial: woven('academy', 'name', 1260, 'The portrait', 'the name'),
  Office: woven('contact', 'city', 945, 'A picture of the city', 'its name'),
};

/** Colourways that stand out from paper, dust and night. */
const stripColourways = ['royal', 'leaf', 'sobolo', 'vat', 'earth', 'honour', 'noon'] as const;

/** The strip of a service as SVG: its title chooses the motifs and the colourway. */
export const serviceStrip = (title: string): string =>
  stripSvg(title, chooserFrom(`${normalise(title)} in colour`)(stripColourways));
