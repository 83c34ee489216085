import { GraphQLError } from 'graphql';
import { type Content, loadContent, type Rule } from './content';
import { byPlace, placeOf, type Problem, problemOf } from './problem';
import { links, pages, paths } from './rules/links';
import { markdown } from './rules/markdown';
import { pairs, references, unique } from './rules/names';
import { pictures } from './rules/pictures';
import { texts } from './rules/texts';
import { validate } from './validate';

/** The rules about addresses and pictures are before `validate`, because they know what an editor may have meant. */
const rules: readonly Rule[] = [links, pictures, validate, texts, markdown, references, unique, pairs, pages, paths];

/** Returns the problems that a rule finds. A rule that throws is a problem of the check, not of a file. */
const run = async (rule: Rule, content: Content): Promise<readonly Problem[]> => {
  try {
    return await rule(content);
  } catch (error) {
    return [problemOf('data', `the check failed: ${String(error)}; undo the last change, and report the failure`)];
  }
};

/**
 * Returns all problems of the content, in the order of files and lines. Values of a file with a YAML error are not checked. If several
 * problems have the same position, only that of the first rule is returned. `more` are additional rules of the site.
 */
export const checkContent = async (content: Content, more: readonly Rule[] = []): Promise<readonly Problem[]> => {
  const found = await Promise.all([...rules, ...more].map((rule) => run(rule, content)));
  const problems = [content.problems, ...found].flat();
  const first = new Map(problems.reverse().map((problem) => [placeOf(problem), problem]));
  return [...first.values()].sort(byPlace);
};

/** Returns the problem to report for an error with which the content cannot be read, such as one in the schema. */
export const readingProblem = (error: unknown): Problem => {
  const file = 'data/schema.graphql';
  const [place] = (error instanceof GraphQLError && error.source?.name === file && error.locations) || [];
  return { ...problemOf(file, `the content cannot be read: ${String(error).split('\n')[0]}`), ...place };
};

/** Returns all problems of the site in a folder. If its content cannot be read, that is the only problem. */
export const checkSite = async (root: string, more?: readonly Rule[]): Promise<readonly Problem[]> => {
  try {
    return await checkContent(loadContent(root), more);
  } catch (error) {
    return [readingProblem(error)];
  }
};
