/** The ten colours of the site, as `#rrggbb`. `src/styles/_tokens.scss` has the same ten; a test fails when the two differ. */
export const inks = {
  night: '#12102a',
  indigo: '#27277a',
  cobalt: '#3a5bd9',
  kola: '#4a1420',
  laterite: '#d63f1e',
  gold: '#f4ae1a',
  shea: '#f8eedc',
  harmattan: '#ddbf9f',
  palm: '#0e6b52',
  sobolo: '#a8154c',
} as const;

/** The name of an ink. */
export type Ink = keyof typeof inks;
