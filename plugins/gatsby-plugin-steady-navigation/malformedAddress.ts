// Gatsby throws on an address that it cannot decode, such as `/100%` or `/contact#100%`. For one that it decodes twice, such as
// `/about%3Futm=1`, it requests a page that does not exist. Mail programs and messengers create both. Gatsby's router reads the address when
// its module is loaded and on `popstate`, so this module must be imported first.

/**
 * The limit of how often a part of an address is decoded until it no longer changes. More would take seconds, and no link to this site needs
 * more.
 */
const ROUNDS = 5;

function isReadable(part: string, rounds = ROUNDS): boolean {
  try {
    const decoded = decodeURIComponent(part);
    return decoded === part || (rounds > 0 && isReadable(decoded, rounds - 1));
  } catch {
    return false;
  }
}

/**
 * True if Gatsby's router, which decodes and encodes a path, and its loader, which only decodes it, find the same page. Two slashes or
 * backslashes are refused, because the browser would read a host name after them.
 */
function isUnambiguous(path: string): boolean {
  if (!isReadable(path)) return false;
  const decoded = decodeURIComponent(path);
  return encodeURI(decoded) === path && !/[%\\]|\/\//.test(decoded);
}

/** Removes a malformed hash from the address, because it names no section. */
function dropMalformedHash(): void {
  const { hash, pathname, search } = location;
  if (!isReadable(hash)) history.replaceState(history.state, '', pathname + search);
}

// If the host sent the not-found page, the address becomes `/404`, and the state of the history entry keeps the attempted path for the log.
const { pathname } = location;
const isNotFound = /^\/404(\.html)?$/.test(window.pagePath ?? '');
if (!isReadable(pathname) || (isNotFound && !isUnambiguous(pathname)))
  history.replaceState({ attempted: pathname }, '', `${__PATH_PREFIX__}/404`);
dropMalformedHash();
for (const type of ['popstate', 'hashchange']) addEventListener(type, dropMalformedHash, true);
