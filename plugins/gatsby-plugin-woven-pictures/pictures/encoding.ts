import sharp, { type AvifOptions, type Sharp, type WebpOptions } from 'sharp';

/**
 * How hard the encoder works, 0 to 9; sharp's own is 4. On this site's grainy artwork 2 is eight times faster for as many bytes:
 * hero-films at 1920 px, quality 45, takes 0.7 s of processor time and 164 KB instead of 5.4 s and 168 KB.
 *
 * Colour at half the resolution of light, which nobody sees in a picture and everybody pays for: 4:2:0 instead of sharp's
 * 4:4:4 takes poster-makola at 600 px from 53 to 51 KB, series-coastlines-portrait at 780 px from 65 to 61 KB.
 */
const avifOptions = { effort: 2, chromaSubsampling: '4:2:0' } as const satisfies AvifOptions;

/** 0 to 6; sharp's own is 4. WebP is for browsers that do not know AVIF, and 2 takes a third less time for one percent more bytes. */
const webpOptions = { effort: 2 } as const satisfies WebpOptions;

/**
 * Our artwork is WebP, which sharp would have decoded at the smaller size. That blurs lines and grain; scaled by sharp itself,
 * hero-about-portrait at 720 px has a structural similarity of 0.92 instead of 0.91, as AVIF of 33 KB instead of 32.
 */
const resizeOptions = { fastShrinkOnLoad: false };

/**
 * Sets for every picture of this build what gatsby-plugin-sharp has no options for, and would leave as sharp has it. The
 * caller's own options stand.
 */
export function tuneSharp(): void {
  const { avif, webp } = sharp.prototype;
  const resize = sharp.prototype.resize as (this: Sharp, ...size: unknown[]) => Sharp;
  Object.assign(sharp.prototype, {
    avif(this: Sharp, options?: AvifOptions) {
      return avif.call(this, { ...avifOptions, ...options });
    },
    webp(this: Sharp, options?: WebpOptions) {
      return webp.call(this, { ...webpOptions, ...options });
    },
    resize(this: Sharp, ...size: unknown[]) {
      return resize.apply(resize.call(this, resizeOptions), size);
    },
  });
}
