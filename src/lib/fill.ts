/**
 * Fills in a text from YAML.
 * @param text - with names in braces: `Directed by {director}`
 * @param values - by name
 */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);
