import { createElement, Fragment, type ReactNode } from 'react';

/** Keeps words with hyphens, such as Ama-Serwa or e-commerce, on one line where there is room. No line begins with a dash. */
export const unbroken = (text: string): ReactNode =>
  createElement(
    Fragment,
    null,
    ...text
      .replace(/ (?=[–—])/g, '\u00a0')
      .split(/(\S*\p{L}-\p{L}\S*)/u)
      .map((part, index) => (index % 2 ? createElement('span', { className: 'u-unbroken' }, part) : part)),
  );
