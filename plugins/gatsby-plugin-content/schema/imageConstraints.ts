/** What a picture must measure, in pixels of the file. */
export interface ImageConstraint {
  readonly minWidth?: number;
  /** The exact size, where a standard asks for one. */
  readonly size?: readonly [width: number, height: number];
  /** Width to height; two parts in a hundred may be missing. */
  readonly ratio?: readonly [width: number, height: number];
  readonly shape?: 'landscape' | 'portrait';
}

const landscape = (minWidth: number): ImageConstraint => ({ minWidth, shape: 'landscape' });

/** The version for a phone held upright, wherever there is one. */
export const portraitConstraint: ImageConstraint = { minWidth: 1000, shape: 'portrait' };

/** By the field that names the picture. Widths are twice what a layout shows it at, where the artwork allows. */
export const imageConstraints: Readonly<Record<string, ImageConstraint>> = {
  'Hero.image': landscape(1600),
  'Series.image': landscape(1600),
  'Introduction.image': landscape(1200),
  'Service.image': landscape(1200),
  'Film.image': { minWidth: 1080, ratio: [2, 3] },
  'Podcast.image': { minWidth: 800, ratio: [1, 1] },
  'Award.image': { minWidth: 800, ratio: [1, 1] },
  'Award.cutout': { minWidth: 800 },
  'Office.image': { minWidth: 800, ratio: [4, 3] },
  'NewsItem.image': landscape(800),
  'Post.image': landscape(800),
  'Testimonial.image': { minWidth: 400 },
  'Company.shareImage': { size: [1200, 630] },
};

/** What a constraint asks for, in words. */
export const describeImage = ({ minWidth, size, ratio, shape }: ImageConstraint): string =>
  [
    size && `exactly ${size[0]} × ${size[1]} pixels`,
    shape && (shape === 'landscape' ? 'wider than high' : 'higher than wide'),
    ratio && (ratio[0] === ratio[1] ? 'a square' : `${ratio[0]} to ${ratio[1]}`),
    minWidth && `at least ${minWidth} pixels wide`,
  ]
    .filter(Boolean)
    .join(', ');

/** True if a picture of this size fits the constraint. */
export const fitsImage = (width: number, height: number, { minWidth, size, ratio, shape }: ImageConstraint): boolean =>
  (!size || (width === size[0] && height === size[1])) &&
  width >= (minWidth ?? 0) &&
  (!ratio || Math.abs((width / height) * (ratio[1] / ratio[0]) - 1) <= 0.02) &&
  (!shape || (shape === 'landscape' ? width > height : height > width));
