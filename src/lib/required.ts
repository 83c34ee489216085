/** Returns a value that is nullable in GraphQL. If it is missing, the build stops with an error that names `what`, usually a YAML file. */
export function required<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`${what} is missing`);
  return value;
}
