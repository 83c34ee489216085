/** Red, green and blue, 0 to 255. */
type Colour = ArrayLike<number>;

/** Relative luminance as WCAG 2.2 defines it. */
const luminance = (colour: Colour): number =>
  [0.2126, 0.7152, 0.0722].reduce((sum, weight, at) => {
    const value = (colour[at] ?? 0) / 255;
    return sum + weight * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  }, 0);

/** The contrast of two colours as WCAG 2.2 defines it, from 1 to 21. */
export const contrastOf = (one: Colour, other: Colour): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
