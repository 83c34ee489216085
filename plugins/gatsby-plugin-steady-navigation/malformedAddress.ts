// Gatsby throws on an address that it cannot decode, such as `/100%` or `/contact#100%`. For an address that it decodes twice, such as
// `/about%3Futm=1`, it requests a page that does not exist. Mail programs and messengers create both kinds. Gatsby's router reads the
// address when its module is loaded and on `popstate`, so this module must be imported first.

/**
 * The largest number of times that a decoded part of an address is decoded again. More rounds would take seconds, and no link to this site
 * needs them.
 */
const ROUNDS = 5;

/** True if a part of an address can be decoded, and decoded again until it no longer changes. */
function isReadable(part: string, rounds = ROUNDS): boolean {
  try {
    const decoded = decodeURIComponent(part);
    return decoded === part || (rounds > 0 && isReadable(decoded, rounds - 1));
  } catch {
    return false;
  }
}

/**
 * True if Gatsby's router, which decodes and encodes a path, and its loader, which only decodes it, find the same page. A path with two
 * slashes or a backslash is refused, because the browser would read a host name after them. So is one with a space or a line end, which
 * browsers remove when they request the page's data.
 */
function isUnambiguous(path: string): boolean {
  if (!isReadable(path)) return false;
  const decoded = decodeURIComponent(path);
  return encodeURI(decoded) === path && !/[%\\\s]|\/\//.test(decoded);
}

/** Removes a malformed hash from the address, because it names no section. */
function dropMalformedHash(): void {
  const { hash, pathname, search } = location;
  if (!isReadable(hash)) history.replaceState(history.state, '', pathname + search);
}

// A path that cannot be decoded becomes `/404`; so does an ambiguous path for which the host sent the not-found page. The state of the
// history entry keeps the attempted path for the log.
const { pathname } = location;
const isNotFound = /^\/404(\.html)?$/.test(window.pagePath ?? '');
if (!isReadable(pathname) || (isNotFound && !isUnambiguous(pathname)))
  history.replaceState({ attempted: pathname }, '', `${__PATH_PREFIX__}/404`);
dropMalformedHash();
for (const type of ['popstate', 'hashchange']) addEventListener(type, dropMalformedHash, true);
