/**
 * The value, without null and undefined in its type. GraphQL types every single node as nullable; a page whose content is
 * missing must stop the build.
 * @param value what a query returned
 * @param what how the missing thing is named in the error: usually the YAML file
 * @throws when there is no value
 */
export function required<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`${what} is missing`);
  return value;
}
