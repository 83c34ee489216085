import { type LetterWidths, wordMeasure } from '../../wordWidth';
import { ofTexts, type Rule } from '../content';

/** No word of a headline or title is so long that the narrowest window would break it, or set it smaller than the text below it. */
export const words = (letterWidths: LetterWidths): Rule => {
  const measure = wordMeasure(letterWidths);
  return ofTexts(({ field: { measured }, text }) => {
    const { word, width } = measure(text);
    if (!measured || width <= measured.widestWord) return undefined;
    const room = `${measured.widestWord}em, which is about ${Math.floor(2 * measured.widestWord)} letters`;
    const message = `no window has room for the word "${word}": it is ${width}em wide; expected words of at most ${room}`;
    return [`${message}; write a shorter word, or put a hyphen where it may be broken`, word];
  });
};
