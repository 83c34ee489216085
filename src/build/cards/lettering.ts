import { create, type Font } from 'fontkit';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { faces } from '../fonts/faces';
import { normalise } from '../../weave/random';

/** A run of text as outlines: no font is needed to draw it, so every machine draws the same. */
export interface Outlines {
  /** Path data with its origin at the start of the baseline, y pointing down, in pixels. */
  readonly data: string;
  /** How far it advances, in pixels. */
  readonly width: number;
}

/** The display face, cut into files by script: the first that draws a letter is taken, as browsers do. */
export class Lettering {
  /** Letters stand closer than the font has them, in em, as in the headlines of the site. */
  static readonly tracking = -0.022;

  private readonly fonts: readonly Font[];

  /** @param fonts contents of the font files, in the order in which they are asked for a letter */
  constructor(fonts: readonly Buffer[]) {
    this.fonts = fonts.map((file) => {
      const font = create(file);
      if ('fonts' in font) throw new Error('a collection of fonts is no face');
      return font;
    });
  }

  /** The height of capitals, in em. */
  get capHeight(): number {
    const [font] = this.fonts;
    return font ? font.capHeight / font.unitsPerEm : 0;
  }

  /** The first font that draws all of a letter and its marks. */
  private fontOf(letter: string): Font | undefined {
    return this.fonts.find((font) => [...letter].every((part) => font.hasGlyphForCodePoint(part.codePointAt(0) ?? 0)));
  }

  /** Letters with their marks, joined as long as one font draws them. */
  private runs(text: string): { font: Font; text: string }[] {
    const runs: { font: Font; text: string }[] = [];
    for (const letter of text.normalize('NFC').match(/\P{M}\p{M}*/gu) ?? []) {
      const font = this.fontOf(letter);
      if (!font) throw new RangeError(`the display face does not draw “${letter}”`);
      const last = runs.at(-1);
      if (last?.font === font) last.text += letter;
      else runs.push({ font, text: letter });
    }
    return runs;
  }

  /** Whether every letter of a text can be drawn. */
  draws(text: string): boolean {
    return (normalise(text).match(/\P{M}\p{M}*/gu) ?? []).every((letter) => this.fontOf(letter) !== undefined);
  }

  /**
   * Sets one line of text.
   * @param size the size of the type, in pixels an em
   * @throws RangeError when the face lacks a letter
   */
  set(text: string, size: number): Outlines {
    let data = '';
    let x = 0;
    for (const { font, text: letters } of this.runs(text)) {
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(letters);
      for (const [at, glyph] of glyphs.entries()) {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
        data += glyph.path
          .scale(scale, -scale)
          .translate(x + xOffset * scale, -yOffset * scale)
          .toSVG();
        // A mark stands on its letter and takes no room.
        if (xAdvance > 0) x += xAdvance * scale + Lettering.tracking * size;
      }
    }
    return { data, width: Math.max(0, x - Lettering.tracking * size) };
  }
}

/**
 * The display face from the files the site serves.
 * @param root the root of the project
 */
export function displayLettering(root: string): Lettering {
  const folder = join(root, 'static/fonts');
  const present = readdirSync(folder);
  const files = faces
    .filter(({ family }) => family === 'PAMS Display')
    .flatMap(({ name }) => present.filter((file) => file.startsWith(`${name}.`)));
  return new Lettering(files.map((file) => readFileSync(join(folder, file))));
}
