import { rules } from '../config/rules';
import { checkSite, loadContent, placeOf } from '../plugins/gatsby-plugin-content';
import { launchList } from './launchList';

/** `npm run preflight` prints the tasks that are left before the site goes live. The exit code is 1 if there are any. */
const main = async (): Promise<void> => {
  const root = process.cwd();
  const problems = await checkSite(root, rules);
  const canBeRead = problems.every(({ file }) => file !== 'data/schema.graphql');
  const list = canBeRead ? await launchList(loadContent(root)) : [];
  for (const [title, items] of list) {
    if (items.length > 0) console.log(`${title} (${items.length})`);
    for (const problem of items) console.log(`  ${placeOf(problem)}  ${problem.message}`);
  }
  const left = list.flatMap(([, items]) => items).length;
  const broken = problems.length > 0;
  if (broken)
    console.log('The content has mistakes, so this list may be incomplete: run "npm run check:content" first.');
  if (left > 0 || !broken) console.log(left > 0 ? `Left before launch: ${left}.` : 'Nothing is left.');
  process.exitCode = left > 0 || broken ? 1 : 0;
};

void main();
