import { type Content, loadContent, type Rule } from './content';
import { byPlace, placeOf, type Problem } from './problem';
import { links } from './rules/links';
import { references, unique } from './rules/names';
import { pages } from './rules/pages';
import { pictures } from './rules/pictures';
import { validate } from './validate';

const rules: readonly Rule[] = [references, unique, links, pictures, pages];

/**
 * Checks content and tells all problems at once. In a file that is not YAML what it holds is checked once that
 * is mended.
 *
 * @param more - rules of the site's own
 * @returns the problems in reading order
 */
export const problemsIn = async (content: Content, more: readonly Rule[] = []): Promise<readonly Problem[]> => {
  const inFiles = content.files.flatMap((file) => [...file.problems, ...validate(content, file)]);
  const found = await Promise.all([...rules, ...more].map((rule) => rule(content)));
  // What the schema says of a value is enough.
  const told = new Set(inFiles.map(placeOf));
  return [...content.problems, ...inFiles, ...found.flat().filter((one) => !told.has(placeOf(one)))].sort(byPlace);
};

/**
 * Checks everything in `data/`.
 *
 * @param root - the root of the project
 * @param more - rules of the site's own
 * @param drafts - texts that are looked at in the place of files, by the file's path relative to `data/`
 * @throws if `data/schema.graphql` is missing or is not GraphQL
 */
export const checkContent = (
  root: string,
  more?: readonly Rule[],
  drafts?: ReadonlyMap<string, string>,
): Promise<readonly Problem[]> => problemsIn(loadContent(root, drafts), more);
