import { checkContent } from './check';
import { isError } from './problem';
import { chooseFormat, formats } from './report';

/** `npm run check:content`: exit 1 on problems. */
void checkContent(process.cwd()).then((problems) => {
  console.log(formats[chooseFormat(process.env, process.stdout.isTTY)](problems));
  process.exitCode = problems.some(isError) ? 1 : 0;
});
