/**
 * The address of a page, from the name of its file in `src/pages` or `data/pages`.
 *
 * @param file - relative to that folder, with forward slashes: `media-hub.yaml`, `index.tsx`
 */
export const routeOf = (file: string): string => {
  const name = file.replace(/\.\w+$/, '');
  return `/${name.replace(/(^|\/)index$/, '')}`;
};

/** The addresses a link can lead to: every page with an entry but the one for addresses that lead nowhere. */
export const routesIn = (names: readonly string[]): readonly string[] =>
  names
    .filter((name) => /^pages\/.+\.yaml$/.test(name) && name !== 'pages/404.yaml')
    .map((name) => routeOf(name.slice('pages/'.length)));
