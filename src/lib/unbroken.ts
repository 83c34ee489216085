import { createElement, type ReactNode } from 'react';
import { withNodes } from './withNodes';

/** Keeps words with hyphens, such as Ama-Serwa or e-commerce, on one line where there is room. No line begins with a dash. */
export const unbroken = (text: string): ReactNode =>
  withNodes(text.replace(/ (?=[–—])/g, '\u00a0'), /(\S*\p{L}-\p{L}\S*)/u, (word) =>
    createElement('span', { className: 'u-unbroken' }, word),
  );
