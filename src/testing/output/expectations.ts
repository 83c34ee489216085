import type { CheerioAPI } from 'cheerio';
import { content } from '../content';
import { builtPage, text } from './pages';

/** An entry that has an address on its page. */
export interface Entry {
  readonly slug: string;
  readonly title: string;
}

/** The text of a page's main part. */
export const main = (path: string): string => text(builtPage(path)('main').text());

const figures = new Map(
  content<Array<{ key: string; value: string; label: string }>>('figures.yaml').map((figure) => [figure.key, figure]),
);

/**
 * A figure as `data/figures.yaml` has it.
 * @throws when there is none of this key
 */
export const figure = (key: string): { value: string; label: string } => {
  const found = figures.get(key);
  if (!found) throw new Error(`figures.yaml has no ${key}`);
  return found;
};

/** The texts of the list items within an element, in order. */
export const listed = ($: CheerioAPI, selector: string): string[] =>
  $(`${selector} ul li`)
    .map((_, item) => text($(item).text()))
    .get();

/** Expects these texts in this order within a page's main part. */
export function expectInOrder(path: string, texts: string[]): void {
  const whole = main(path);
  let from = 0;
  for (const one of texts) {
    const at = whole.indexOf(text(one), from);
    expect({ text: one, found: at >= 0 }).toEqual({ text: one, found: true });
    from = at + 1;
  }
}
