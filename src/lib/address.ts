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
 * True if a path can be decoded again and again: Gatsby's loader does so, and stops on what it cannot decode (`/100%`,
 * `/%E0%A4%A`), and with it every script of the page.
 * @param path percent-encoded path, perhaps malformed
 */
export function isDecodable(path: string): boolean {
  try {
    const decoded = decodeURIComponent(path);
    return decoded === path || isDecodable(decoded);
  } catch {
    return false;
  }
}
