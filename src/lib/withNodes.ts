import { createElement, Fragment, type ReactNode } from 'react';

/**
 * Returns a text with elements in it.
 * @param pattern matches what an element replaces, and has one group: what `node` gets
 */
export const withNodes = (text: string, pattern: RegExp, node: (match: string) => ReactNode): ReactNode =>
  createElement(Fragment, null, ...text.split(pattern).map((part, index) => (index % 2 ? node(part) : part)));
