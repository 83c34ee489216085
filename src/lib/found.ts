/**
 * The value, once it is sure to be there. GraphQL types every single node as nullable, while a page without its content
 * is a fault the build must not survive.
 * @param value what a query returned
 * @param what how the missing thing is named in the error: usually the YAML file
 * @throws when there is no value
 */
export function found<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`${what} is missing`);
  return value;
}
