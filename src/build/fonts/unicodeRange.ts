const hex = (codePoint: number): string => codePoint.toString(16).toUpperCase();

/**
 * The characters of a text as the `unicode-range` descriptor names them: `U+20-7E, U+A0`.
 * @param characters any text; order and repetition do not matter
 */
export function unicodeRange(characters: string): string {
  const points = [...new Set([...characters].map((character) => character.codePointAt(0) ?? 0))].sort((a, b) => a - b);
  const spans: { first: number; last: number }[] = [];
  for (const point of points) {
    const open = spans.at(-1);
    if (open?.last === point - 1) open.last = point;
    else spans.push({ first: point, last: point });
  }
  return spans
    .map(({ first, last }) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ');
}
