const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/**
 * The colour of the site nearest to a colour, by distance in RGB: the background of a picture until it is loaded. The name goes
 * into a data attribute; the colour itself would need an inline style, which the Content-Security-Policy forbids.
 * @param colour `#rrggbb`, as sharp gives a picture's dominant colour
 * @param colours those of the site, `#rrggbb` by name
 */
export function nearestColour(colour: string, colours: Readonly<Record<string, string>>): string | undefined {
  const wanted = channels(colour);
  const distance = (hex: string) =>
    channels(hex).reduce((sum, value, index) => sum + (value - (wanted[index] ?? 0)) ** 2, 0);
  return Object.entries(colours).sort(([, one], [, other]) => distance(one) - distance(other))[0]?.[0];
}
