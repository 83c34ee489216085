import { hasForm } from '../../schema/schema';
import { codeOf, suggest } from '../../schema/suggest';
import { ofTexts, type TextMessage } from '../content';

const remove = 'which the page would show as it is; remove it';
const removeSigns = 'which the page would show as it is; remove the signs, not the words';

/**
 * Markup that a page would show as plain text, each with its message. A text with `@pattern`, such as a link, is checked only for HTML
 * entities, the first of these. Lengths are limited, so that no expression is slow.
 */
const markup: readonly (readonly [pattern: RegExp, message: string])[] = [
  [
    /&(?:#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});/,
    'an HTML entity, which the page would show as it is; write the character itself, such as &',
  ],
  [/<[!/]?[A-Za-z][^<>]{0,200}>|<!--/, `an HTML tag, ${remove}`],
  [/\]\([^()]{0,200}\)/, `a Markdown link, ${removeSigns}`],
  [
    /(?<!\w)(?:\*{1,3}[^\s*][^*]{0,200}\*|__?[^\s_][^_]{0,200}_(?!\w)|~~[^~]{1,200}~~|`[^`]{1,200}`)/,
    `Markdown, ${removeSigns}`,
  ],
  [/^(?:(?:#{1,6}|[-*]|>) |[•‣▪●◦])/, `Markdown, ${removeSigns}`],
  [/\\[nrt"']/, `code, ${remove}`],
];

/** Returns the problem of a text with wrong spaces, line breaks, decomposed letters or invisible characters. */
const wrongWriting = (text: string, isMarkdown: boolean): TextMessage => {
  const [edge] = /^\s|\s$/.exec(text) ?? [];
  if (edge === '\n')
    return `the text ends with a line break; write "${isMarkdown ? '|-' : '>-'}" in place of ">" or "|"`;
  if (edge === ' ') return 'the text begins or ends with a space; delete the space';
  if (edge)
    return `the text begins or ends with an invisible character (${codeOf(edge)}); delete it, or type the word again`;
  if (!isMarkdown && /[\n\r\u2028\u2029]/.test(text))
    return 'the text has a line break, which the page would show as a space; write one paragraph without an empty line';
  const apart = text.match(/\P{M}\p{M}*/gu)?.find((letter) => letter !== letter.normalize());
  if (apart)
    return [
      `"${apart}" is a letter followed by a separate accent; replace it by this one character: ${apart.normalize()}`,
      apart,
    ];
  // Soft hyphens and zero-width joiners are part of words.
  const [hidden] = /(?![\u00ad\u200c\u200d])\p{Cf}/u.exec(text) ?? [];
  if (hidden === undefined) return undefined;
  return [`an invisible character (${codeOf(hidden)}); delete it, or type the word again`, hidden];
};

/** Returns the problem of a text with an unknown placeholder or brace, or without a required placeholder. */
const wrongBraces = (text: string, names: readonly string[]): TextMessage => {
  const found = text.match(/\{[^{}]*\}|[{}]/g)?.map(String) ?? [];
  const all = names.map((name) => `{${name}}`);
  const other = found.find((part) => !all.includes(part));
  const lost = all.find((name) => !found.includes(name));
  if (other && all.length === 0)
    return [`"${other}" is not filled in here, and the page would show it as it is; remove it`, other];
  if (other) return [`"${other}" is not a placeholder of this text; ${suggest(other, all)}`, other];
  return lost && `the placeholder ${lost} is missing; write it where its value belongs`;
};

/** Checks that a page shows each text as it is written, and that web addresses are valid. */
export const texts = ofTexts(({ field, text }) => {
  const { pattern, placeholders, type, markdown } = field;
  // The rule `validate` reports a text that does not match its `@pattern`.
  if (type !== 'String' || !hasForm(text, field)) return undefined;
  // The rule `markdown` reports what is wrong in a Markdown text.
  const refused = pattern ? markup.slice(0, 1) : markdown ? [] : markup;
  for (const [expression, message] of refused) {
    const [part] = expression.exec(text) ?? [];
    if (part) return [`"${part}" is ${message}`, part];
  }
  if (pattern && text.startsWith('https:') && !URL.canParse(text))
    return `"${text}" is not a web address; correct the name or the port after "https://"`;
  return wrongWriting(text, markdown !== undefined) ?? wrongBraces(text, placeholders?.names ?? []);
});
