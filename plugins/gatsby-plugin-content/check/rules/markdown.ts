import { type Part, partsOf } from '../../schema/markdown';
import { quote } from '../../schema/suggest';
import { type Rule, textsIn } from '../content';

const asLink = 'write [words](address)';

/** The parts that a Markdown text must not have, by micromark's name: what each is, and the correction. */
const refused: ReadonlyMap<string, string> = new Map([
  ['htmlFlow', 'HTML; remove the tags'],
  ['htmlText', 'an HTML tag; remove it'],
  ['characterReference', 'an HTML entity; write the character itself'],
  ['image', 'a picture, which a text cannot have; remove it'],
  ['codeText', 'code; remove the ` signs'],
  ['codeFenced', 'code; remove the ``` lines'],
  ['codeIndented', 'code, because it is indented; remove the spaces before it'],
  ['thematicBreak', 'a rule; write a subheading (## ), or remove it'],
  ['setextHeading', 'an underlined heading; write ## before the heading, and remove the line below it'],
  ['hardBreakTrailing', 'a line break; remove the spaces at the end of the line, or leave an empty line'],
  ['hardBreakEscape', 'a line break; remove the \\ at the end of the line, or leave an empty line'],
  ['autolink', `an address as text; ${asLink}`],
  ['definition', `an address away from its link; ${asLink}`],
  ['resourceTitle', 'the title of a link, which is not shown; remove it'],
]);

/** Returns the message for a part of a Markdown text that the page would show as it is, or that a text must not have. */
const messageOf = ({ type, source }: Part): string | undefined => {
  const problem = refused.get(type);
  if (problem) return `${quote(source.trim())} is ${problem}`;
  if (type === 'atxHeadingSequence' && source !== '##')
    return `"${source}" begins a heading of another level; write ## `;
  if (type !== 'data') return undefined;
  const [bullet] = /^[•‣▪●◦·]/.exec(source) ?? [];
  if (bullet) return `"${bullet}" makes no list, and the page would show it; write -`;
  const [sign] = /[*_`[]/.exec(source) ?? [];
  if (sign === '*' || sign === '_' || sign === '`')
    return `"${sign}" has no partner, and the page would show it; close the emphasis, or write \\${sign} for the sign itself`;
  return (
    sign && `"${sign}" belongs to no link, and the page would show it; ${asLink}, or \\${sign} for the sign itself`
  );
};

/** The beginning of a line that looks like a heading or an entry of a list, but has no space after its sign. */
const joined = /^(?:#{1,6}|-)(?=\p{L})/u;

/** Checks that a Markdown text has only parts that the page can show, and how it is written. */
export const markdown: Rule = (content) =>
  textsIn(content).flatMap(({ entry, field, path, text }) => {
    const { file } = entry;
    if (!field.markdown) return [];
    if (!file.isBlock(path))
      return file.problem(
        path,
        `"${field.name}" is not a block of lines; write "${field.name}: |-", and the text below it`,
      );
    let line = 0;
    return partsOf(text).flatMap((part) => {
      const isFirst = part.type === 'data' && part.line > line;
      if (isFirst) line = part.line;
      const [sign] = (isFirst && joined.exec(part.source)) || [];
      const message = sign
        ? `"${sign}" needs a space after it, or is shown as it is; add the space, or write \\${sign}`
        : messageOf(part);
      return message ? file.problem(path, message, { text: '', place: part }) : [];
    });
  });
