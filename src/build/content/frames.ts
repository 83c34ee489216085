/** What a picture must measure, in pixels of the file. */
export interface Frame {
  readonly minWidth?: number;
  /** The exact size, where a standard asks for one. */
  readonly size?: readonly [width: number, height: number];
  /** Width to height; two parts in a hundred may be missing. */
  readonly ratio?: readonly [width: number, height: number];
  readonly shape?: 'landscape' | 'portrait';
}

const landscape = (minWidth: number): Frame => ({ minWidth, shape: 'landscape' });

/** The staging for a phone held upright, wherever there is one. */
export const portraitFrame: Frame = { minWidth: 1000, shape: 'portrait' };

/**
 * What a picture must measure for its use, by the field that names it. Widths are twice what a layout shows it at, where the
 * artwork allows: posters hang 400 px wide, covers and emblems stand 400 px wide on their grids.
 */
export const frames: Readonly<Record<string, Frame>> = {
  'Hero.image': landscape(1600),
  'Series.image': landscape(1600),
  'Introduction.image': landscape(1200),
  'Service.image': landscape(1200),
  'Film.image': { minWidth: 800, ratio: [2, 3] },
  'Podcast.image': { minWidth: 800, ratio: [1, 1] },
  'Award.image': { minWidth: 800, ratio: [1, 1] },
  'Office.image': { minWidth: 800, ratio: [4, 3] },
  'NewsItem.image': landscape(800),
  'Post.image': landscape(800),
  'Testimonial.image': { minWidth: 400 },
  'Company.shareImage': { size: [1200, 630] },
};

/** What a frame asks for, in words. */
export const describeFrame = ({ minWidth, size, ratio, shape }: Frame): string =>
  [
    size && `exactly ${size[0]} × ${size[1]} pixels`,
    shape && (shape === 'landscape' ? 'wider than high' : 'higher than wide'),
    ratio && (ratio[0] === ratio[1] ? 'a square' : `${ratio[0]} to ${ratio[1]}`),
    minWidth && `at least ${minWidth} pixels wide`,
  ]
    .filter(Boolean)
    .join(', ');

/** True if a picture of this size fits the frame. */
export const fitsFrame = (width: number, height: number, { minWidth, size, ratio, shape }: Frame): boolean =>
  (!size || (width === size[0] && height === size[1])) &&
  width >= (minWidth ?? 0) &&
  (!ratio || Math.abs((width / height) * (ratio[1] / ratio[0]) - 1) <= 0.02) &&
  (!shape || (shape === 'landscape' ? width > height : height > width));
