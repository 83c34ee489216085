import subsetFont from 'subset-font';

/** What this site needs to know about a font. */
export interface FontFacts {
  /** Every character the font draws. */
  readonly characters: ReadonlySet<number>;
  /** The width of a text without kerning, in em. Characters the font lacks count as nothing. */
  readonly width: (text: string) => number;
  /** Distances from the baseline as the browser takes them from `hhea`, in em; the descent is positive. */
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
}

/** Pairs of the `cmap` subtable in format 4: character to glyph, for the characters below U+10000. */
function glyphsOf(view: DataView, subtable: number): Map<number, number> {
  const segments = view.getUint16(subtable + 6) / 2;
  const ends = subtable + 14;
  const starts = ends + segments * 2 + 2;
  const deltas = starts + segments * 2;
  const offsets = deltas + segments * 2;
  const glyphs = new Map<number, number>();
  for (let segment = 0; segment < segments; segment += 1) {
    const start = view.getUint16(starts + segment * 2);
    const end = view.getUint16(ends + segment * 2);
    const delta = view.getUint16(deltas + segment * 2);
    const at = offsets + segment * 2;
    const offset = view.getUint16(at);
    for (let character = start; character <= end && character < 0xffff; character += 1) {
      const found = offset === 0 ? character : view.getUint16(at + offset + (character - start) * 2);
      if (found !== 0) glyphs.set(character, (found + delta) & 0xffff);
    }
  }
  return glyphs;
}

/** The offset of the format-4 subtable for Unicode, which every font on the web has. */
function subtableOf(view: DataView, cmap: number): number {
  const count = view.getUint16(cmap + 2);
  for (let record = 0; record < count; record += 1) {
    const subtable = cmap + view.getUint32(cmap + 4 + record * 8 + 4);
    if (view.getUint16(subtable) === 4) return subtable;
  }
  throw new Error('the font has no cmap in format 4');
}

/**
 * Reads a font.
 * @param file a font in WOFF2, WOFF or SFNT; of a variable font pin the axes first, or the default design is read
 * @throws when the file is no font, or lacks one of the tables cmap, hhea, head and hmtx
 */
export async function fontFacts(file: Buffer): Promise<FontFacts> {
  const sfnt = await subsetFont(file, '', { keepAllGlyphs: true, targetFormat: 'sfnt' });
  const view = new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength);
  const tables = new Map<string, number>();
  for (let record = 0; record < view.getUint16(4); record += 1) {
    const at = 12 + record * 16;
    tables.set(sfnt.toString('latin1', at, at + 4), view.getUint32(at + 8));
  }
  const table = (tag: string): number => {
    const offset = tables.get(tag);
    if (offset === undefined) throw new Error(`the font has no ${tag} table`);
    return offset;
  };
  const [head, hhea, hmtx, cmap] = [table('head'), table('hhea'), table('hmtx'), table('cmap')];
  const em = view.getUint16(head + 18);
  const glyphs = glyphsOf(view, subtableOf(view, cmap));
  const metrics = view.getUint16(hhea + 34);
  // Glyphs beyond the last metric share its width.
  const advance = (glyph: number): number => view.getUint16(hmtx + Math.min(glyph, metrics - 1) * 4);

  return {
    characters: new Set(glyphs.keys()),
    width: (text) =>
      [...text].reduce((sum, character) => {
        const glyph = glyphs.get(character.codePointAt(0) ?? 0);
        return glyph === undefined ? sum : sum + advance(glyph) / em;
      }, 0),
    ascent: view.getInt16(hhea + 4) / em,
    descent: -view.getInt16(hhea + 6) / em,
    lineGap: view.getInt16(hhea + 8) / em,
  };
}
