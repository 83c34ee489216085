import { rules } from '../config/rules';
import { checkSite, report } from '../plugins/gatsby-plugin-content';

/** `npm run check:content` prints all problems in `data/`. The exit code is 1 if there are any. */
void checkSite(process.cwd(), rules).then((problems) => {
  console.log(report(problems));
  process.exitCode = problems.length > 0 ? 1 : 0;
});
