import { createElement, type ReactNode } from 'react';
import { withNodes } from './withNodes';

/** Joins a dash to the word before it, and the zone of a time, such as GMT, to the time. */
export const joined = (text: string): string => text.replace(/ (?=[–—])|(\d:\d\d) (?=\p{Lu})/gu, '$1\u00a0');

/** Keeps words with hyphens, such as Ama-Serwa or e-commerce, on one line where there is room. No line begins with a dash or a time zone. */
export const unbroken = (text: string): ReactNode =>
  withNodes(joined(text), /(\S*\p{L}-\p{L}\S*)/u, (word) => createElement('span', { className: 'u-unbroken' }, word));
