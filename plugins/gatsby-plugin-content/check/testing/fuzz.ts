import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { randomFrom } from '../../../../src/testing/random';
import { checkContent } from '../check';
import { loadContent, type Rule } from '../content';
import { report } from '../problem';

/** Parts to write into a file: characters with a meaning in YAML, invisible ones, values that parsers read differently, and long texts. */
const parts = [
  ...'*&!#-?:,[]{}|>"\'%~=@`\\ \n\r\t\0\x85\x9b\u00a0\u00ad\u200b\u2028\u202e\ufeff\ufffd\ud83d\ue000',
  ...'&a,*a,!!int ,!!binary |, # ,- ,: ,>-\n,---\n,...\n,%YAML 1.1\n,<<: ,null,yes,.nan,0b11,0o17,1_000,1e400,-0,12:30'.split(
    ',',
  ),
  ...'2026-02-31 2026-10-14T10:00:00Z {year} __proto__: constructor S\u0323 𝒳 &amp; <b> **a** [a](b) https://a.1'.split(
    ' ',
  ),
  ...'/../a /about#%zz mailto:a@b.cc?bcc=d@e.ff images/../../a.png'.split(' '),
  ...['[['.repeat(60), '- '.repeat(60), '{a: '.repeat(60), '&a [*a, *a]', `"${'\\x41'.repeat(50)}"`],
  ...['A'.repeat(1200), 'a\n'.repeat(500), ' '.repeat(1500), '9'.repeat(40)],
];

/** Changes one random line of a text, most often the value in it. */
function edit(text: string, random: () => number): string {
  const below = (count: number) => Math.floor(random() * count);
  const lines = text.split('\n');
  const row = below(lines.length);
  const line = lines[row] ?? '';
  const part = parts[below(parts.length)] ?? '';
  const at = below(line.length + 1);
  const [key = ''] = /^\s*(?:- )?(?:\w+: ?)?/.exec(line) ?? [];
  const ways = [
    [],
    [line, line],
    [line.slice(0, at)],
    [line.slice(0, at) + part + line.slice(at)],
    [line + part],
    [key + part],
    [key + part + line.slice(key.length)],
    [' '.repeat(below(8)) + line.trimStart()],
  ];
  return lines.toSpliced(row, 1, ...(ways[below(ways.length)] ?? [])).join('\n');
}

/**
 * Makes random edits in all files of the site, and checks them; repeats this for a number of rounds.
 *
 * @returns the failures: a check that threw or took over two seconds, or an accepted file that editors would read differently
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
