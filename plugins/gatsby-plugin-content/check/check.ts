import type { Content, Rule } from './content';
import { byPlace, placeOf, type Problem, problemOf } from './problem';
import { links, pages, paths } from './rules/links';
import { pairs, references, unique } from './rules/names';
import { pictures } from './rules/pictures';
import { texts } from './rules/texts';
import { validate } from './validate';

const rules: readonly Rule[] = [validate, texts, references, unique, pairs, links, pictures, pages, paths];

/** Runs a rule. If it throws, reports the file whose entries it throws on. */
const run = async (rule: Rule, content: Content): Promise<readonly Problem[]> => {
  try {
    return await rule(content);
  } catch (error) {
    const message = `the check failed in this file: ${String(error)}; undo the last change, and report the failure`;
    for (const file of content.files) {
      try {
        await rule({ ...content, files: [file], entries: content.entries.filter((entry) => entry.file === file) });
      } catch {
        return [problemOf(file.file, message)];
      }
    }
    return [problemOf('data', message)];
  }
};

/**
 * Finds all problems of the content at once, but checks the values of a file that is not YAML only once that is fixed. They come in
 * reading order, one at each place: the first, which is the schema's if there is one. `more` are rules of the site's own.
 */
export const checkContent = async (content: Content, more: readonly Rule[] = []): Promise<readonly Problem[]> => {
  const found = await Promise.all([...rules, ...more].map((rule) => run(rule, content)));
  const problems = [content.problems, ...found].flat();
  const first = new Map(problems.reverse().map((problem) => [placeOf(problem), problem]));
  return [...first.values()].sort(byPlace);
};
