/** Returns a decoded path for people to read; unchanged if it cannot be decoded. */
export function readableAddress(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
