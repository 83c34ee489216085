/** Each font file that a style sheet names, and its `unicode-range`. */
export const facesOf = (styleSheet: string) =>
  [
    ...styleSheet.matchAll(
      /\/fonts\/(pams-(display|text)-(latin|african|dotted)\.\w+\.woff2)[^}]*unicode-range:([^;]+);/g,
    ),
  ].map(
    ([, file = '', family, part, range = '']) =>
      ({ file, family, part, range }) as {
        file: string;
        family: 'display' | 'text';
        part: 'latin' | 'african' | 'dotted';
        range: string;
      },
  );

/** The characters of a `unicode-range`: `U+20-7E, U+A0`. */
export const charactersOf = (range: string): string =>
  [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .flatMap(([, first = '', last = first]) => {
      const from = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, at) => String.fromCodePoint(from + at));
    })
    .join('');
