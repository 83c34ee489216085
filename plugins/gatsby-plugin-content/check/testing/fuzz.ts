import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { randomFrom } from '../../../../src/testing/random';
import { checkContent } from '../check';
import { loadContent, type Rule } from '../content';
import { report } from '../problem';

/** Parts to write into a file: characters with a meaning in YAML, invisible ones, values that parsers read differently, and long texts. */
// prettier-ignore
const parts = [
  '*', '&a ', '*a', '!', '!!int ', '!!binary |', '#', ' # ', '- ', '? ', ': ', ':', ',', '[', ']', '{', '}', '{year}',
  '|', '>', '>-\n', '"', "'", '%YAML 1.1\n', '---\n', '...\n', '<<: ', '~', 'null', 'yes', 'true', '0b11', '0o17',
  '0x1f', '1_000', '.5', '1e400', '.nan', '-0', '12:30', '2026-02-31', '2026-10-14T10:00:00Z', '=', '@', '`', '\\',
  '\\n', '\n', '\n\n', '\r', '\r\n', '\t', '  ', '\u0000', '\u0085', '\u009b', '\u00a0', '\u00ad', '\u200b', '\u2028',
  '\u202e', '\ufeff', '\ufffd', '\ud83d', '\ue000', 'S\u0323', '𝒳', '👩‍👩‍👧', '&amp;', '<b>', '**a**', '[a](b)',
  '__proto__: 1', 'constructor', 'https://a.1', '/../a', 'mailto:a@b.cc?bcc=d@e.ff', '/about#%zz',
  'images/../../a.png', 'A'.repeat(1200), '[['.repeat(60), '- '.repeat(60), '{a: '.repeat(60), '&a [*a, *a]',
  `"${'\\x41'.repeat(50)}"`, 'a\n'.repeat(500), ' '.repeat(1500), '9'.repeat(40),
];

/** Returns a text with a random change: in a value, a line, or any characters. It may also be cut off, as by an interrupted save. */
function edit(text: string, random: () => number): string {
  const below = (count: number) => Math.floor(random() * count);
  const at = below(text.length + 1);
  const part = parts[below(parts.length)] ?? '';
  const lines = text.split('\n');
  const line = below(lines.length);
  const value = /^(\s*(?:- )?(?:\w+: ?)?)(.*)$/.exec(lines[line] ?? '') ?? [];
  const ways = [
    () => text.slice(0, at) + part + text.slice(at),
    () => text.slice(0, at) + text.slice(at + below(40)),
    () => text.slice(0, at),
    () => lines.with(line, `${value[1]}${part}`).join('\n'),
    () => lines.with(line, `${value[1]}${part}${value[2]}`).join('\n'),
    () => lines.with(line, `${lines[line]}${part}`).join('\n'),
    () => lines.with(line, ' '.repeat(below(8)) + lines[line]?.trimStart()).join('\n'),
    () => lines.toSpliced(line, 1).join('\n'),
    () => lines.toSpliced(line, 0, lines[below(lines.length)] ?? '').join('\n'),
  ];
  return ways[below(ways.length)]?.() ?? text;
}

/**
 * Makes random edits in all files of the site, and checks them; repeats this for a number of rounds.
 *
 * @returns the failures: a check that threw or took over two seconds, or an accepted file that the `yaml` package reads differently than
 * the build
 */
export async function fuzz(rounds: number, seed: number, rules: readonly Rule[]): Promise<readonly string[]> {
  const random = randomFrom(seed);
  const root = process.cwd();
  const { files } = loadContent(root);
  const faults: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const texts = files.map(({ path, file }) => [path, edit(readFileSync(join(root, file), 'utf8'), random)] as const);
    const drafts = new Map(texts);
    const start = process.cpuUsage();
    const content = loadContent(root, drafts);
    const problems = await checkContent(content, rules);
    // Processor time is measured, because other programs may be running.
    const took = process.cpuUsage(start).user / 1000;
    if (took > 2000) faults.push(`round ${round}: ${Math.round(took)} ms`);
    const thrown = problems.filter(({ message }) => /the check failed|the file cannot be read /.test(message));
    if (thrown.length > 0) faults.push(`round ${round}: ${report(thrown)}`);
    for (const { path, file, data } of content.files) {
      if (problems.some((problem) => problem.file === file)) continue;
      const shown: unknown = parse(drafts.get(path) ?? '');
      if (!isDeepStrictEqual(data, shown)) faults.push(`round ${round}: an editor would read ${file} differently`);
    }
  }
  return faults;
}
