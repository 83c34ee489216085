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

/** What the parser stumbles over, in an editor's words: found in its message. */
const words: readonly (readonly [RegExp, string, string?])[] = [
  [/too many levels/, 'too many levels inside each other'],
  [
    /implicit|compact mappings/i,
    'the line is neither a field nor part of the text above it',
    'write a name, a colon and a blank before the text, or begin the line further in than the name above it',
  ],
  [/^Missing closing \W?quote/, 'a quotation mark is opened and not closed', 'close it, or delete it'],
  [/must end with|^Missing , /, 'a bracket is opened and not closed', 'close it, or delete it'],
  [/^Comments must be/, 'no blank before the "#" of a comment', 'write one'],
  [
    /^Block scalar/,
    'a text of several lines begins in a wrong way',
    'write ">-" behind the colon, and begin each line below it two spaces further in than the name',
  ],
  [/cannot start with/, 'a text cannot begin with this sign', 'put it in quotation marks'],
  [
    /^Invalid escape/,
    'a backslash in double quotation marks',
    'write two of them, or single quotation marks around it',
  ],
  [/same column|without - indicator/, 'the line does not begin where its neighbours do', 'move it in or out to them'],
];

const unclear: (typeof words)[number] = [
  /^/,
  'the line cannot be read here',
  'look for a stray sign, a colon without a name, or a line that begins too far in or out, here and in the line above',
];

/**
 * Says in an editor's words why a part of a file cannot be read. The parser's place remains where none of the usual slips
 * is found.
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
  const [, message, suggestion] = words.find(([pattern]) => pattern.test(problem.message)) ?? unclear;
  return [withoutColon(source, problem.offset) ?? faultAt(source, problem.offset, message, { suggestion })];
};
