import { micromark, parse, postprocess, preprocess } from 'micromark';

/** A part of a Markdown text, as micromark names it: `link`, `htmlText`, `atxHeading`, … */
export interface Part {
  readonly type: string;
  /** The part as it is written. */
  readonly source: string;
  /** Its position in the text: line and column, both from 1. */
  readonly line: number;
  readonly column: number;
}

/** Returns the parts of a Markdown text in order; a part is followed by those inside it. `data` is text that the page shows. */
export const partsOf = (text: string): readonly Part[] => {
  let isAddress = false;
  return postprocess(
    parse()
      .document()
      .write(preprocess()(text, undefined, true)),
  ).flatMap(([event, token, context]) => {
    const { type, start } = token;
    if (type === 'resource' || type === 'definition') isAddress = event === 'enter';
    if (event === 'exit' || (isAddress && type === 'data')) return [];
    return { type, source: context.sliceSerialize(token), line: start.line, column: start.column };
  });
};

/** Returns the number of words in a Markdown text, without the addresses of its links. */
export const countWords = (text: string): number =>
  text.replace(/\]\([^)]*\)/g, ' ').match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;

/** The space between a number and its unit or month, or between the capitals of a currency and a number. Years have no unit. */
const joint = /(?<=(?<![\d.,])\d{1,3}(?:[.,]\d+)*)\s(?=\p{L})|(?<=\b\p{Lu}{2,})\s(?=\d)/gu;

/**
 * Returns Markdown as HTML. Tags in the text are shown as they are written. Addresses are those of the text, without a path prefix. A number
 * stays in one line with its unit.
 */
export const htmlOf = (text: string): string => micromark(text).replace(joint, '\u00a0');
