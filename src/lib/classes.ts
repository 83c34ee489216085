/** Joins class names, without those whose condition is false. Returns `undefined` if none is left, so that there is no empty attribute. */
export const classes = (...names: ReadonlyArray<string | false | null | undefined>): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;
