import type { Background, CardOptions } from '../../../plugins/gatsby-plugin-share-cards/options';
import { contentOptions } from '../options';
import { cardName } from '../../lib/cardName';
import { inks } from '../../styles/inks';

const { night, gold, shea, laterite } = inks;

/** How much space each colourway's picture leaves the words, and their colours. */
const backgrounds: Readonly<Record<string, Background>> = {
  landing: { text: shea, mark: gold, headline: { width: 600, height: 400, largest: 124 } },
  about: { text: shea, mark: gold, headline: { width: 570, height: 400, largest: 128 } },
  services: { text: night, mark: night, headline: { width: 455, height: 420, largest: 150 } },
  awards: { text: gold, mark: gold, headline: { width: 560, height: 420, largest: 140 }, top: true },
  films: { text: shea, mark: gold, headline: { width: 520, height: 430, largest: 132 } },
  academy: { text: shea, mark: gold, headline: { width: 540, height: 420, largest: 150 } },
  mediaHub: { text: shea, mark: gold, headline: { width: 480, height: 400, largest: 200 } },
  contact: { text: shea, mark: gold, headline: { width: 560, height: 400, largest: 140 } },
  workWithUs: { text: laterite, mark: night, headline: { width: 1072, height: 260, largest: 150 }, top: true },
};

/** What this site tells gatsby-plugin-share-cards. */
export const shareCards: CardOptions = {
  pageTypes: Object.entries(contentOptions.files).flatMap(([file, { type }]) =>
    file.startsWith('pages/') ? type : [],
  ),
  folder: 'src/content/shareCards',
  backgrounds,
  fonts: { folder: 'static/fonts', names: ['pams-display-latin', 'pams-display-african', 'pams-display-dotted'] },
  nameOf: cardName,
};
