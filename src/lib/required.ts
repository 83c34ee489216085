/** Returns a value that GraphQL types as nullable. Without it the build stops with an error that names `what`, mostly a YAML file. */
export function required<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`${what} is missing`);
  return value;
}
