/**
 * True if a path can be decoded repeatedly. Gatsby's loader does that, and throws on what it cannot decode (`/100%`,
 * `/%E0%A4%A`), so that no script of the page runs.
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
