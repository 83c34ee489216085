import sharp, { type AvifOptions, type Sharp } from 'sharp';

/**
 * What gatsby-plugin-sharp has no options for, and so leaves as sharp has it.
 *
 * How hard the encoder works, 0 to 9; sharp's own is 4. On this site's grainy artwork 2 is nine times faster and comes out
 * smaller: hero-films at 1920 px, quality 45, takes 1.4 s of processor time and 288 KB instead of 13.2 s and 306 KB.
 *
 * Colour at half the resolution of light, which nobody sees in a picture and everybody pays for: 4:2:0 instead of sharp's
 * 4:4:4 takes poster-makola at 600 px from 133 to 72 KB, series-coastlines-portrait at 780 px from 122 to 83 KB.
 *
 * And a rule for layouts: never ask for a picture at the width it was drawn in. Its grain survives untouched there and costs
 * double: hero-films is 243 KB at 1920 px, 124 KB at 1800.
 */
const ours = { effort: 2, chromaSubsampling: '4:2:0' } as const satisfies AvifOptions;

/** Makes every AVIF of this build so, unless the caller asks for something else. */
export function tuneAvif(): void {
  const encode: Sharp['avif'] = sharp.prototype.avif;
  sharp.prototype.avif = function avif(this: Sharp, options?: AvifOptions) {
    return encode.call(this, { ...ours, ...options });
  };
}
