import { createElement, type ReactElement, type ReactNode } from 'react';
import { withNodes } from './withNodes';

/** Fills in the placeholders of a text from YAML: `Directed by {director}`. `data/schema.graphql` lists the placeholders of each text. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/**
 * Fills in a text with elements as values, such as a link or a `<time>`. Another text is another element: React cannot change a text next
 * to elements after the browser has translated it.
 */
export const fillNodes = (text: string, values: Readonly<Record<string, ReactNode>>): ReactElement => {
  const nodes = withNodes(text, /\{(\w+)\}/, (name) => values[name]);
  return createElement('span', { key: [text, ...Object.values(values)].join() }, nodes);
};

/** Returns a link with an entry's name in its label and, encoded, in its address. */
export const fillLink = ({ label, to }: Queries.EntryLink, name: string) => ({
  label: fill(label, { name }),
  to: fill(to, { name: encodeURIComponent(name) }),
});
