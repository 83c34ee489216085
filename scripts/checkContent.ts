import { rules } from '../config/rules';
import { checkContent, loadContent, report } from '../plugins/gatsby-plugin-content';

/** `npm run check:content`: everything that is wrong in `data/`. Its exit status is 1 if the site could not be built. */
void checkContent(loadContent(process.cwd()), rules).then((problems) => {
  console.log(report(problems));
  process.exitCode = problems.length > 0 ? 1 : 0;
});
