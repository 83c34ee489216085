/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { rules } from '../../../config/rules';
import { isFull } from '../../../e2e/support/full';
import { randomFrom } from '../../../src/testing/random';
import { checkContent } from './check';
import { loadContent } from './content';

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

const random = randomFrom(1);
const below = (count: number) => Math.floor(random() * count);

/** Returns a text with a random change: in a value, a line, or any characters. It may also be cut off, as by an interrupted save. */
function edit(text: string): string {
  const at = below(text.length + 1);
  const part = parts[below(parts.length)] ?? '';
  const lines = text.split('\n');
  const line = below(lines.length);
  const [, key, value] = /^(\s*(?:- )?(?:\w+: ?)?)(.*)$/.exec(lines[line] ?? '') ?? [];
  const indented = ' '.repeat(below(8)) + lines[line]?.trimStart();
  const ways = [
    text.slice(0, at) + part + text.slice(at),
    text.slice(0, at) + text.slice(at + below(40)),
    text.slice(0, at),
    lines.toSpliced(line, 1).join('\n'),
    lines.toSpliced(line, 0, lines[below(lines.length)] ?? '').join('\n'),
    ...[`${key}${part}`, `${key}${part}${value}`, `${lines[line]}${part}`, indented].map((changed) =>
      lines.with(line, changed).join('\n'),
    ),
  ];
  return ways[below(ways.length)] ?? text;
}

// The first check compiles the schema.
beforeAll(() => checkContent(loadContent(process.cwd())));

it.each(Array.from({ length: isFull ? 500 : 4 }, (_, at) => at))(
  'reads all files after a random edit of each without an error: round %i',
  async () => {
    const root = process.cwd();
    const { files } = loadContent(root);
    const drafts = new Map(files.map(({ path, file }) => [path, edit(readFileSync(join(root, file), 'utf8'))]));
    const start = process.cpuUsage();
    const content = loadContent(root, drafts);
    const problems = await checkContent(content, isFull ? rules : []);
    // Processor time is measured, because other programs may be running.
    expect(process.cpuUsage(start).user).toBeLessThan(2_000_000);
    expect(problems.filter(({ message }) => /the check failed|the file cannot be read /.test(message))).toEqual([]);
    const accepted = content.files.filter(({ file }) => !problems.some((problem) => problem.file === file));
    const differently = accepted.filter(({ path, data }) => !isDeepStrictEqual(data, parse(drafts.get(path) ?? '')));
    expect(differently.map(({ path }) => [path, drafts.get(path)])).toEqual([]);
  },
);
