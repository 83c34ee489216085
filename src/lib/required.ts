/**
 * The value, without null and undefined in its type: GraphQL types every single node as nullable.
 * @param what how the missing thing is named in the error that stops the build: usually the YAML file
 */
export function required<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`${what} is missing`);
  return value;
}
