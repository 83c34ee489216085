import { isError, loadContent, problemsIn } from '../../plugins/gatsby-plugin-content';
import { contentOptions as options } from '../../src/content/options';
import { launchList } from './launchList';

/**
 * `npm run preflight`: what is left to do before the site goes live. Its exit status is 1 while anything is left or the
 * content has problems, and 0 when the site can go live; days that have passed and
 * statements that disagree are listed and may stay.
 */
const main = async (): Promise<void> => {
  const content = loadContent(process.cwd(), options);
  const groups = launchList(content);
  for (const { title, items } of groups) {
    console.log(`${title} (${items.length})`);
    for (const { file, line, column, message } of items) console.log(`  ${file}:${line}:${column}  ${message}`);
    console.log('');
  }
  const left = groups.reduce((sum, { items, kept }) => sum + (kept ? 0 : items.length), 0);
  if (left > 0) console.log(`${left} ${left === 1 ? 'thing is' : 'things are'} left before launch (exit status 1).`);
  const broken = (await problemsIn(content)).some(isError);
  if (broken) console.log('The content has problems: npm run check:content tells them.');
  const done = left === 0 && !broken;
  if (done) console.log('Nothing is left: the site can go live.');
  process.exitCode = done ? 0 : 1;
};

void main();
