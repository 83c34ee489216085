import type { Colourway, WovenOptions, WovenPicture } from '../../plugins/gatsby-plugin-woven-pictures/options';
import { inks } from '../styles/inks';

const { night, indigo, cobalt, kola, laterite, gold, shea, palm, sobolo } = inks;

const colourway = (colours: Colourway['colours'], ...turned: Colourway['turned']): Colourway => {
  return { colours, seam: night, turned };
};

/** The colourways of woven cloth. */
export const colourways = {
  /** That of the company. */
  royal: colourway([night, gold, laterite, palm, shea], [3, 1, 0, 4], [2, 4, 0, 1], [1, 0, 2, 4]),
  noon: colourway([gold, night, laterite, palm, shea], [3, 4, 1, 0], [2, 1, 0, 4], [1, 0, 2, 4]),
  honour: colourway([night, gold, sobolo, laterite, shea], [2, 1, 0, 4], [1, 0, 2, 4]),
  hibiscus: colourway([sobolo, gold, kola, laterite, shea], [2, 1, 3, 4], [2, 4, 0, 1], [1, 2, 0, 4]),
  leaf: colourway([palm, gold, night, laterite, shea], [2, 1, 0, 4], [1, 2, 0, 3], [2, 4, 3, 1]),
  vat: colourway([indigo, shea, cobalt, gold, shea], [2, 1, 0, 3], [1, 0, 2, 3]),
  /** Resist-dyed cotton. */
  adire: colourway([shea, indigo, cobalt, gold, indigo], [1, 0, 2, 3], [2, 0, 1, 3]),
  earth: colourway([kola, gold, laterite, palm, shea], [2, 4, 0, 1], [1, 0, 2, 4]),
};

/**
 * A picture in the colours of the page it belongs to.
 * @param picture - what it is, and `words` what the field `from` holds
 */
const woven = (from: string, cloth: Colourway, height: number, picture: string, words: string): WovenPicture => ({
  from,
  colourway: cloth,
  width: 1260,
  height,
  description: `${picture}; where the YAML names none, a cloth woven from ${words}.`,
});

const { royal, leaf, hibiscus, vat, earth, honour, noon } = colourways;

/** What this site tells gatsby-plugin-woven-pictures. */
export const wovenPictures: WovenOptions = {
  colours: inks,
  pictures: {
    Film: woven('title', colourways.hibiscus, 1890, 'The poster', 'the title'),
    Award: woven('title', colourways.honour, 1260, 'The emblem', 'the title'),
    Podcast: woven('title', colourways.vat, 1260, 'The cover', 'the title'),
    NewsItem: woven('title', colourways.vat, 840, 'Its picture', 'the headline'),
    Post: woven('title', colourways.vat, 840, 'Its picture', 'the headline'),
    Testimonial: woven('name', colourways.leaf, 1260, 'The portrait', 'the name'),
    Office: woven('city', colourways.adire, 945, 'A picture of the city', 'its name'),
  },
  // All that stand out from paper, dust and night.
  strips: { type: 'Service', from: 'title', colourways: [royal, leaf, hibiscus, vat, earth, honour, noon] },
};
