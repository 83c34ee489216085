import { createElement, Fragment, type ReactNode } from 'react';

/** Keeps words with hyphens, such as Ama-Serwa or e-commerce, on one line where there is room. */
export const unbroken = (text: string): ReactNode =>
  createElement(
    Fragment,
    null,
    ...text
      .split(/(\S*\p{L}-\p{L}\S*)/u)
      .map((part, at) => (at % 2 ? createElement('span', { className: 'u-unbroken' }, part) : part)),
  );
