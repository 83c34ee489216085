import type { Content, Rule } from './content';
import { byPlace, placeOf, type Problem } from './problem';
import { links, pages, paths } from './rules/links';
import { references, unique } from './rules/names';
import { pictures } from './rules/pictures';
import { validate } from './validate';

const rules: readonly Rule[] = [validate, references, unique, links, pictures, pages, paths];

/**
 * Finds all problems of the content at once, but checks the values of a file that is not YAML only once that is fixed. They come in
 * reading order, one at each place: the first, which is the schema's if there is one. `more` are rules of the site's own.
 */
export const checkContent = async (content: Content, more: readonly Rule[] = []): Promise<readonly Problem[]> => {
  const found = await Promise.all([...rules, ...more].map((rule) => rule(content)));
  const problems = [content.problems, ...found].flat();
  const first = new Map(problems.reverse().map((problem) => [placeOf(problem), problem]));
  return [...first.values()].sort(byPlace);
};
