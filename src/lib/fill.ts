import { createElement, Fragment, type ReactNode } from 'react';

/** Fills in the placeholders of a text from YAML: `Directed by {director}`. `data/schema.graphql` lists the placeholders of each text. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** Fills in a text with elements as values, such as a link or a `<time>`. */
export const fillNodes = (text: string, values: Readonly<Record<string, ReactNode>>): ReactNode =>
  createElement(Fragment, null, ...text.split(/\{(\w+)\}/).map((part, at) => (at % 2 ? values[part] : part)));

/** Returns an action with the placeholder `key` filled in: by the entry's name in the label, by the encoded name in the address. */
export function fillAction(action: Queries.ButtonFragment, key: string, name: string): Queries.ButtonFragment {
  const to = action.to && fill(action.to, { [key]: encodeURIComponent(name) });
  return { ...action, label: fill(action.label, { [key]: name }), to };
}
