import { type Content, loadContent } from './content';
import type { ContentOptions } from '../options';
import { byPlace, isError, placeOf, type Problem } from './problem';
import { figures } from './rules/figures';
import { forms } from './rules/forms';
import { images } from './rules/images';
import { advised } from './rules/advised';
import { emptySections, links } from './rules/links';
import { dates, emptyLists, exactlyOne, headings, years } from './rules/lists';
import { names, references } from './rules/names';
import { pages } from './rules/pages';
import { passedDays } from './rules/passedDays';
import { texts } from './rules/texts';
import { validate } from './validate';

const rules = [texts, names, references, links, images, pages, forms, figures, exactlyOne, dates, years];

/** Rules that can only be sure where nothing is wrong: what a broken line holds may be what they miss. */
const lateRules = [headings, emptyLists, emptySections, passedDays, advised];

/**
 * Checks content and tells all problems at once. In a file that is not YAML what it holds is checked once that is mended.
 *
 * @returns the problems in reading order, none of them an error if the site can be built
 */
export const problemsIn = async (content: Content): Promise<readonly Problem[]> => {
  const inFiles = content.files.flatMap((file) => [...file.problems, ...validate(content, file)]);
  const found = (await Promise.all(rules.map((rule) => rule(content)))).flat();
  // What the schema says of a value is enough.
  const told = new Set(inFiles.map(placeOf));
  const all = [...content.problems, ...inFiles, ...found.filter((problem) => !told.has(placeOf(problem)))];
  const late = all.some(isError) ? [] : lateRules.flatMap((rule) => rule(content));
  return [...all, ...late].sort(byPlace);
};

/**
 * Checks everything in `data/`.
 *
 * @param root - the root of the project
 * @param drafts - texts that are looked at in the place of files, by the file's path relative to `data/`
 * @throws if `data/schema.graphql` is missing, is not GraphQL, or lacks a type of the options
 */
export const checkContent = (
  root: string,
  options: ContentOptions,
  drafts?: ReadonlyMap<string, string>,
): Promise<readonly Problem[]> => problemsIn(loadContent(root, options, drafts));
