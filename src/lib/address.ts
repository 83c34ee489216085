/** The decoded path, for people to read; unchanged when it cannot be decoded. */
export function readableAddress(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
