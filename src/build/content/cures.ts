import type { Fault } from './fault';
import { type Line, likelySlips, linesOf, type Slip, sureSlips } from './slips';
import { faultAt, lineAt, type Source } from './source';
import { count } from './suggest';

interface Found {
  readonly index: number;
  readonly slip: Slip;
}

const look = (lines: readonly Line[], looks: typeof sureSlips): Found[] => {
  for (const each of looks) {
    const found = lines.flatMap((line, index): Found[] => {
      const next = lines.slice(index + 1).find(({ text }) => text !== '');
      const slip = each(line, next);
      return slip ? [{ index, slip }] : [];
    });
    if (found.length > 0) return found;
  }
  return [];
};

/** The first line whose indentation fits none of the lines above it. */
const misplaced = (lines: readonly Line[]): Found[] => {
  const levels: number[] = [];
  let full = false;
  for (const [index, { indent, dashes, key, value }] of lines.entries()) {
    if (key === undefined && dashes === '') continue;
    const column = indent.length;
    const above = levels.at(-1);
    const deeper = above !== undefined && column > above && full;
    let next = above;
    while ((levels.at(-1) ?? -1) > column) next = levels.pop();
    const between = above !== undefined && column < above && levels.at(-1) !== column;
    if (deeper || between) {
      const message = `the line begins ${count(column, 'space')} from the edge, which fits no line above it`;
      return [{ index, slip: { column, message, suggestion: `begin it ${count(next ?? 0, 'space')} from the edge` } }];
    }
    levels.push(column, column + dashes.length);
    full = value !== '' && !value.startsWith('#') && !/^[|>]/.test(value);
  }
  return [];
};

/** A field whose name is followed by a blank in the place of its colon. */
const withoutColon = (source: Source, offset: number): Fault | undefined => {
  const start = source.lines[lineAt(source, offset)] ?? 0;
  const [name, indent = '', word = ''] =
    /^( *(?:- +)?)([A-Za-z]\w*)(?=[ \t]+\S)/.exec(source.text.slice(start, start + 200)) ?? [];
  if (name === undefined || /^\s*:/.test(source.text.slice(start + name.length))) return undefined;
  return faultAt(source, start + name.length, `no colon behind "${word}"`, {
    suggestion: `write "${indent.trimStart()}${word}: …"`,
  });
};

/**
 * Says in an editor's words why a part of a file cannot be read. The parser's own words and place remain where none of
 * the usual slips is found.
 *
 * @param source - the file
 * @param part - the part that cannot be read, and where it begins
 * @param problem - what the parser says, and where in the file
 */
export const cure = (
  source: Source,
  part: { start: number; text: string },
  problem: { message: string; offset: number },
): Fault[] => {
  const lines = linesOf(part.text);
  const looks = [() => look(lines, sureSlips), () => misplaced(lines), () => look(lines, likelySlips)];
  for (const each of looks) {
    const found = each();
    if (found.length === 0) continue;
    const rows = part.text.split('\n');
    return found.map(({ index, slip: { column, message, ...advice } }) => {
      const before = rows.slice(0, index).reduce((length, row) => length + row.length + 1, 0);
      return faultAt(source, part.start + before + column, message, advice);
    });
  }
  return [
    withoutColon(source, problem.offset) ??
      faultAt(source, problem.offset, `this cannot be read as YAML: ${problem.message}`),
  ];
};
