import { createElement, Fragment, type ReactNode } from 'react';

/** Keeps names with hyphens, such as Ama-Serwa, on one line. */
export const unbroken = (text: string): ReactNode =>
  createElement(
    Fragment,
    null,
    ...text
      .split(/(\p{Lu}[\p{L}’]*(?:-\p{Lu}[\p{L}’]*)+)/u)
      .map((part, at) => (at % 2 ? createElement('span', { className: 'u-unbroken' }, part) : part)),
  );
