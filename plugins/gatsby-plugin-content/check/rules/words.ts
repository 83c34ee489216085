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
    const [wide, room] = [width, length.widestWord].map((ems) => Math.floor(2 * ems));
    const message = `the word "${word}" is too wide for a phone: about ${wide} letters; expected at most about ${room}`;
    return [`${message}; write a shorter word, or put a hyphen where it may be broken`, word];
  });
