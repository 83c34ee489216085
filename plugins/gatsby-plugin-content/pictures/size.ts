import type { PictureSize } from '../options';

/** What a size asks for, in words. */
export const describeSize = ({ minWidth, size, ratio, shape }: PictureSize): string =>
  [
    size && `exactly ${size[0]} × ${size[1]} pixels`,
    shape && (shape === 'landscape' ? 'wider than high' : 'higher than wide'),
    ratio && (ratio[0] === ratio[1] ? 'a square' : `${ratio[0]} to ${ratio[1]}`),
    minWidth && `at least ${minWidth} pixels wide`,
  ]
    .filter(Boolean)
    .join(', ');

/** True if a picture of this width and height fits. */
export const fitsSize = (width: number, height: number, { minWidth, size, ratio, shape }: PictureSize): boolean =>
  (!size || (width === size[0] && height === size[1])) &&
  width >= (minWidth ?? 0) &&
  (!ratio || Math.abs((width / height) * (ratio[1] / ratio[0]) - 1) <= 0.02) &&
  (!shape || (shape === 'landscape' ? width > height : height > width));
