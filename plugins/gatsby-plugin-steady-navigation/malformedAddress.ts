/** True if a path can be decoded repeatedly, as Gatsby's loader does it. */
function isDecodable(path: string): boolean {
  try {
    const decoded = decodeURIComponent(path);
    return decoded === path || isDecodable(decoded);
  } catch {
    return false;
  }
}

// The router throws on an address it cannot decode (`/100%`, `/%E0%A4%A`), and reads the address when its module is evaluated;
// hence this module is imported first. The host has already sent the not-found page; the attempted path is passed on for its log.
const { pathname } = window.location;
if (!isDecodable(pathname)) window.history.replaceState({ attempted: pathname }, '', `${__PATH_PREFIX__}/404`);
