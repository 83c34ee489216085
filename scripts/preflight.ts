import { rules } from '../config/rules';
import { checkSite, loadContent, placeOf } from '../plugins/gatsby-plugin-content';
import { launchList } from './launchList';

/** `npm run preflight` prints the tasks that are left before the site goes live. The exit code is 1 if there are any. */
const main = async (root: string): Promise<void> => {
  process.exitCode = 1;
  if ((await checkSite(root, rules)).length > 0)
    return console.log('The content has mistakes: run "npm run check:content" first.');
  const groups = (await launchList(loadContent(root))).filter(([, tasks]) => tasks.length > 0);
  for (const [title, tasks] of groups) {
    console.log(`${title} (${tasks.length})`);
    for (const task of tasks) console.log(`  ${placeOf(task)}  ${task.message}`);
  }
  const left = groups.flatMap(([, tasks]) => tasks).length;
  console.log(left > 0 ? `Left before launch: ${left}.` : 'Nothing is left.');
  process.exitCode = Math.min(left, 1);
};

void main(process.cwd());
