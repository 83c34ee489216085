import sharp, { type AvifOptions, type Sharp } from 'sharp';

/**
 * What gatsby-plugin-sharp has no options for, and so leaves as sharp has it.
 *
 * How hard the encoder works, 0 to 9; sharp's own is 4. On this site's grainy artwork 2 is eight times faster for as many bytes:
 * hero-films at 1920 px, quality 45, takes 0.7 s of processor time and 164 KB instead of 5.4 s and 168 KB.
 *
 * Colour at half the resolution of light, which nobody sees in a picture and everybody pays for: 4:2:0 instead of sharp's
 * 4:4:4 takes poster-makola at 600 px from 53 to 51 KB, series-coastlines-portrait at 780 px from 65 to 61 KB.
 *
 * Since 0.35 sharp tunes AVIF for what an eye sees (SSIMULACRA2): at the same quality dark gradients keep their grain where
 * they came out in blocks before, and poster-makola is 51 KB instead of 72.
 *
 * And a rule for layouts: ask for a picture at the width it was drawn in only where a screen shows its grain, as wide first
 * screens do. Grain survives untouched there and costs a quarter to a half as much again: hero-about-portrait is 104 KB at
 * 1080 px, 83 at 1020.
 */
const ours = { effort: 2, chromaSubsampling: '4:2:0' } as const satisfies AvifOptions;

/** Makes every AVIF of this build so, unless the caller asks for something else. */
export function tuneAvif(): void {
  const encode: Sharp['avif'] = sharp.prototype.avif;
  sharp.prototype.avif = function avif(this: Sharp, options?: AvifOptions) {
    return encode.call(this, { ...ours, ...options });
  };
}
