/** Returns the message of a thrown value: an Error's message, a response's status text, or a string; empty if there is none. */
export function errorMessage(error: unknown): string {
  if (typeof error === 'string') return error;
  if (typeof error !== 'object' || error === null) return '';
  if ('message' in error && typeof error.message === 'string' && error.message) return error.message;
  if ('statusText' in error && typeof error.statusText === 'string') return error.statusText;
  return '';
}
