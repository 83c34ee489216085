/**
 * Runs something the page can do without. What it throws is told in the console and goes no further.
 * @returns what it returned; nothing if it threw
 */
export function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
