import type { ReactNode } from 'react';
import { withNodes } from './withNodes';

/** Fills in the placeholders of a text from YAML: `Directed by {director}`. `data/schema.graphql` lists the placeholders of each text. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** Fills in a text with elements as values, such as a link or a `<time>`. */
export const fillNodes = (text: string, values: Readonly<Record<string, ReactNode>>): ReactNode =>
  withNodes(text, /\{(\w+)\}/, (name) => values[name]);

/** Returns a link with an entry's name in its label and, encoded, in its address. */
export const fillLink = ({ label, to }: Queries.EntryLink, name: string) => ({
  label: fill(label, { name }),
  to: fill(to, { name: encodeURIComponent(name) }),
});
