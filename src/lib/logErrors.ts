/**
 * Runs a function and catches what it throws; errors are logged to the console.
 * @returns what the function returned; nothing if it threw
 */
export function logErrors<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
