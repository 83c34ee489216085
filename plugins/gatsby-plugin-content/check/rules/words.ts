import { ofTexts, type Rule } from '../content';

/**
 * Checks that the longest word of a headline or title is not wider than its `@length(widestWord: …)`. A wider word would fit a phone only
 * at about the size of the text below it.
 * @param longestWord returns the longest word of a text, and its width in em
 */
export const words = (longestWord: (text: string) => { readonly word: string; readonly width: number }): Rule =>
  ofTexts(({ field: { length }, text }) => {
    if (length?.widestWord === undefined) return undefined;
    const { word, width } = longestWord(text);
    if (width <= length.widestWord) return undefined;
    const letters = Math.ceil(2 * (width - length.widestWord));
    const message = `the word "${word}" is too wide for a phone, by about ${letters} ${letters === 1 ? 'letter' : 'letters'}`;
    return [`${message}; write a shorter word, or put a hyphen where it may be broken`, word];
  });
