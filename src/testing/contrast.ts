/** Red, green and blue, 0 to 255. */
type Colour = ArrayLike<number>;

/** The share of light of each value of a channel. A table, because whole screenshots are measured. */
const light = Array.from({ length: 256 }, (_, value) =>
  value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);

/** Relative luminance as WCAG 2.2 defines it. */
const luminance = (colour: Colour): number =>
  0.2126 * (light[colour[0] ?? 0] ?? 0) + 0.7152 * (light[colour[1] ?? 0] ?? 0) + 0.0722 * (light[colour[2] ?? 0] ?? 0);

/** The contrast of two colours as WCAG 2.2 defines it, from 1 to 21. */
export const contrastOf = (one: Colour, other: Colour): number => {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};
