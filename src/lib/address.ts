/**
 * An address as it was typed, for people to read; as it is where it cannot be decoded.
 * @param path percent-encoded path
 */
export function readableAddress(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * A path that can be decoded: a malformed percent-encoding (`/%E0%A4%A`) is taken for the characters it is written in. The
 * router decodes what it is given and would stop on it, and with it every script of the page.
 * @param path percent-encoded path, perhaps malformed
 */
export function mendedPath(path: string): string {
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}
