import { checkContent } from './check';
import { chooseFormat, formats, isFormat } from './report';

/** `npm run check:content [-- --format terminal|plain|json|github]`: exit 1 on problems. */
const main = async (): Promise<void> => {
  const { argv, env, stdout } = process;
  const flag = argv.indexOf('--format');
  const asked = flag === -1 ? undefined : argv[flag + 1];
  if (flag !== -1 && !isFormat(asked)) {
    console.error(`--format takes one of ${Object.keys(formats).join(', ')}`);
    process.exitCode = 2;
    return;
  }
  const problems = await checkContent(process.cwd());
  const format = isFormat(asked) ? asked : chooseFormat(env, stdout.isTTY);
  console.log(formats[format](problems));
  process.exitCode = problems.some(({ severity }) => severity === 'error') ? 1 : 0;
};

void main();
