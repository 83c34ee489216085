import { checkContent, formats, isError } from '../plugins/gatsby-plugin-content';
import { contentOptions } from '../src/content/options';

/** `npm run check:content`: everything that is wrong in `data/`. Its exit status is 1 if the site could not be built. */
void checkContent(process.cwd(), contentOptions).then((problems) => {
  console.log(formats[process.env.GITHUB_ACTIONS ? 'github' : 'plain'](problems));
  process.exitCode = problems.some(isError) ? 1 : 0;
});
