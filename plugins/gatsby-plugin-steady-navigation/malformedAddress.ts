// Gatsby throws on an address that it cannot decode, such as `/100%` or `/contact#100%`, and asks for pages that are none on one
// that it decodes twice, such as `/about%3Futm=1`; mail programs and messengers make both. Its router reads the address when its
// module is evaluated and on `popstate`; hence this module is imported first.

/**
 * The most times that a part of an address is decoded until nothing changes. An address that needs more is no link to this site, and
 * takes seconds.
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
 * True if Gatsby's router and loader read the same page from a path: one decodes and encodes it, the other decodes it. Two slashes, or
 * backslashes, are a host's name to the browser.
 */
function isUnambiguous(path: string): boolean {
  if (!isReadable(path)) return false;
  const decoded = decodeURIComponent(path);
  return encodeURI(decoded) === path && !/[%\\]|\/\//.test(decoded);
}

/** A malformed hash names no section: the page is shown without. */
function dropMalformedHash(): void {
  const { hash, pathname, search } = location;
  if (!isReadable(hash)) history.replaceState(history.state, '', pathname + search);
}

// The host has sent the not-found page; the attempted path is passed on for its log. A page that exists keeps its address.
const { pathname } = location;
const isNotFound = /^\/404(\.html)?$/.test(window.pagePath ?? '');
if (!isReadable(pathname) || (isNotFound && !isUnambiguous(pathname)))
  history.replaceState({ attempted: pathname }, '', `${__PATH_PREFIX__}/404`);
dropMalformedHash();
for (const type of ['popstate', 'hashchange']) addEventListener(type, dropMalformedHash, true);
