import { createElement, Fragment, type ReactNode } from 'react';

/** Fills in a text from YAML with names in braces: `Directed by {director}`. The content check allows only the names that a text has. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** The same with elements as values: a link, a `<time>`. */
export const fillNodes = (text: string, values: Readonly<Record<string, ReactNode>>): ReactNode =>
  createElement(Fragment, null, ...text.split(/\{(\w+)\}/).map((part, at) => (at % 2 ? values[part] : part)));

/** The link of one entry: its name in the label, and encoded in the address, in the place of `{key}`. */
export function fillAction(action: Queries.ButtonFragment, key: string, name: string): Queries.ButtonFragment {
  const to = action.to && fill(action.to, { [key]: encodeURIComponent(name) });
  return { ...action, label: fill(action.label, { [key]: name }), to };
}
