/** The address of a page, from the path of its file in `src/` or `data/`: `pages/media-hub.yaml`; undefined for other files. */
export const routeOf = (file: string): string | undefined => {
  const [, name] = /^pages\/(.+)\.\w+$/.exec(file) ?? [];
  return name && `/${name.replace(/(^|\/)index$/, '')}`;
};

/** The addresses a link can lead to: every page with an entry but the one for addresses that lead nowhere. */
export const routesIn = (names: readonly string[]): readonly string[] =>
  names.filter((name) => name !== 'pages/404.yaml').flatMap((name) => routeOf(name) ?? []);
