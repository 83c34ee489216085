// Prints how large the repository is: `node scripts/counts.mjs`. Lines are those with code; blank lines and comments do not count.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
const read = (file) => readFileSync(file, 'utf8');

/** Returns the number of lines of a script or style sheet that have code. */
function codeLines(file) {
  let isComment = false;
  const code = read(file)
    .split('\n')
    .filter((line) => {
      const text = line.trim();
      const wasComment = isComment || /^\{?\/\*/.test(text);
      isComment = wasComment && !text.includes('*/');
      return text && !wasComment && !text.startsWith('//');
    });
  return code.length;
}

const scripts = files.filter((file) => /\.[jt]sx?$|\.mjs$/.test(file) && !file.endsWith('.d.ts'));
const isTest = (file) => /\.(?:test|slow)\.\w+$|\/testing\/|^e2e\//.test(file);
const code = scripts.filter((file) => !isTest(file));
const groups = {
  'Behind the pages': code.filter((file) => /^(?:plugins|scripts|config)\/|^gatsby-/.test(file)),
  src: code.filter((file) => file.startsWith('src/')),
  Sass: files.filter((file) => file.endsWith('.scss')),
  Tests: scripts.filter(isTest),
};
const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);
const print = (name, number, unit) => console.log(name.padEnd(18), String(number).padStart(7), unit);

for (const [name, group] of Object.entries(groups)) print(name, sum(group.map(codeLines)), 'lines');
const { dependencies, devDependencies } = JSON.parse(read('package.json'));
print('Packages', Object.keys({ ...dependencies, ...devDependencies }).length, 'in package.json');
const documents = files.filter((file) => /^(?:docs\/)?[\w-]+\.md$/.test(file));
print('Documents', sum(documents.map((file) => Buffer.byteLength(read(file)))), 'bytes');
const lengths = Object.values(groups).flatMap((group) =>
  group.map((file) => [read(file).trimEnd().split('\n').length, file]),
);
const [[length, longest]] = lengths.sort(([one], [other]) => other - one);
print('Longest file', length, `lines, with blank lines and comments: ${longest}`);
