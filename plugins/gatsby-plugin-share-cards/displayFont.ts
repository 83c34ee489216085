import { create, type Font } from 'fontkit';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CardOptions } from './options';

/** Letter spacing in em, as in the headlines of the site. */
const tracking = -0.022;

/** The letters of a text, each with its combining marks. */
const lettersOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .match(/\P{M}\p{M}*/gu) ?? [];

/** The site's display face, read from WOFF2 files: one for each range of characters. */
export class DisplayFont {
  private readonly fonts: readonly Font[];
  /** The height of capitals in em. */
  readonly capHeight: number;

  constructor({ folder, names }: CardOptions['fonts']) {
    const files = readdirSync(folder);
    this.fonts = names
      .flatMap((name) => files.filter((file) => file.startsWith(`${name}.`)))
      .map((file) => create(readFileSync(join(folder, file))) as Font);
    const { capHeight = 0, unitsPerEm = 1 } = this.fonts[0] ?? {};
    this.capHeight = capHeight / unitsPerEm;
  }

  /** The first file that has a letter and its marks, as a browser chooses it. */
  private fontOf(letter: string): Font | undefined {
    return this.fonts.find((font) => [...letter].every((part) => font.hasGlyphForCodePoint(part.codePointAt(0) ?? 0)));
  }

  /**
   * Sets one line of text, kerned, as outlines: no font is needed to draw it.
   * @param size - the size of the type in pixels
   * @returns SVG path data with its origin at the start of the baseline, and the advance width, both in pixels
   * @throws RangeError when the face lacks a letter
   */
  outline(text: string, size: number): { data: string; width: number } {
    const runs: { font: Font; text: string }[] = [];
    for (const letter of lettersOf(text)) {
      const font = this.fontOf(letter);
      if (!font) throw new RangeError(`the display face has no “${letter}”`);
      const last = runs.at(-1);
      if (last?.font === font) last.text += letter;
      else runs.push({ font, text: letter });
    }
    let data = '';
    let x = 0;
    for (const { font, text: run } of runs) {
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(run);
      for (const [at, { path }] of glyphs.entries()) {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
        const placed = path.scale(scale, -scale).translate(x + xOffset * scale, -yOffset * scale);
        data += placed.toSVG();
        // A combining mark has no advance, and no letter spacing.
        if (xAdvance > 0) x += xAdvance * scale + tracking * size;
      }
    }
    return { data, width: Math.max(0, x - tracking * size) };
  }
}
