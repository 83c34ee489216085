/** Returns the words of a heading with a sentence at the end of its lead. */
export const withSentence = <T extends { readonly lead: string | null }>(heading: T, sentence: string): T => ({
  ...heading,
  lead: [heading.lead, sentence].filter(Boolean).join(' '),
});
