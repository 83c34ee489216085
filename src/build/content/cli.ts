import { checkContent } from './check';
import { isError } from './problem';
import { chooseFormat, formats } from './report';

/** `npm run check:content`: exit 1 on problems. */
const main = async (): Promise<void> => {
  const problems = await checkContent(process.cwd());
  console.log(formats[chooseFormat(process.env, process.stdout.isTTY)](problems));
  process.exitCode = problems.some(isError) ? 1 : 0;
};

void main();
