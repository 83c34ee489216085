import type { Content, Rule } from './content';
import { byPlace, type Fault, isError } from './fault';
import { loadContent } from './load';
import { forms, headquarters } from './rules/entries';
import { figures } from './rules/figures';
import { images, unnamedPictures } from './rules/images';
import { limits } from './rules/limits';
import { links } from './rules/links';
import { dates, emptyLists, headings } from './rules/lists';
import { pages } from './rules/pages';
import { names, references } from './rules/references';
import { texts } from './rules/texts';

const rules: readonly Rule[] = [
  texts,
  limits,
  names,
  references,
  links,
  images,
  pages,
  forms,
  headquarters,
  figures,
  dates,
];

/** Rules that can only be sure where nothing is wrong: what a broken line holds may be what they miss. */
const lateRules = [unnamedPictures, headings, emptyLists];

/** What was found, and the very content it was found in. */
export interface Inspection {
  readonly content: Content;
  readonly faults: readonly Fault[];
}

/**
 * Checks everything in `data/` against the content contract and tells all faults at once.
 *
 * @param root - the root of the project
 * @returns the faults in reading order, none of them an error if the site can be built, and what was read
 * @throws if `data/schema.graphql` is missing or not GraphQL
 */
export const inspectContent = async (root: string): Promise<Inspection> => {
  const { content, faults } = await loadContent(root);
  const found = await Promise.all(rules.map((rule) => rule(content)));
  const all = [...faults, ...found.flat()];
  const late = all.some(isError) ? [] : lateRules.flatMap((rule) => rule(content));
  return { content, faults: [...all, ...late].sort(byPlace) };
};

/** The faults of `inspectContent` alone. */
export const checkContent = async (root: string): Promise<readonly Fault[]> => (await inspectContent(root)).faults;
