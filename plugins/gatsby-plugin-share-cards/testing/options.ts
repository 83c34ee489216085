import { cardName } from '../../../src/lib/cardName';
import { inks } from '../../gatsby-plugin-woven-pictures/weave/inks';
import type { CardOptions } from '../options';

/** The options of the site itself. */
export const options: CardOptions = {
  plugins: [],
  pageTypes: ['ContactPage', 'NotFoundPage'],
  colours: inks,
  fonts: {
    folder: 'static/fonts',
    names: ['pams-display-latin', 'pams-display-african', 'pams-display-dotted'],
  },
  nameOf: cardName,
};
