import { type Ink, inks } from '../weave/inks';

/** Relative luminance as WCAG 2.2 defines it. */
const luminance = (ink: Ink): number => {
  const linear = [1, 3, 5].map((at) => {
    const value = Number.parseInt(inks[ink].slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return linear.reduce((sum, value, at) => sum + value * ([0.2126, 0.7152, 0.0722][at] ?? 0), 0);
};

/** The contrast of two inks as WCAG 2.2 defines it, from 1 to 21. */
export const contrast = (one: Ink, other: Ink): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
