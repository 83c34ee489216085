import { checkContent } from '../plugins/gatsby-plugin-content/check/check';
import { isError } from '../plugins/gatsby-plugin-content/check/problem';
import { chooseFormat, formats } from '../plugins/gatsby-plugin-content/check/report';

/** `npm run check:content`: exit 1 on problems. */
void checkContent(process.cwd()).then((problems) => {
  console.log(formats[chooseFormat(process.env, process.stdout.isTTY)](problems));
  process.exitCode = problems.some(isError) ? 1 : 0;
});
