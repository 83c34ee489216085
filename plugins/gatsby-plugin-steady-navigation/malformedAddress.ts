// Gatsby throws on an address that it cannot decode, such as `/100%` or `/contact#100%`; messengers that cut a long address make some.
// Its router reads the address when its module is evaluated and on `popstate`; hence this module is imported first.

/** Whether a part of an address can be decoded until nothing changes, as Gatsby's loader does it. */
function isReadable(part: string): boolean {
  try {
    const decoded = decodeURIComponent(part);
    return decoded === part || isReadable(decoded);
  } catch {
    return false;
  }
}

/** A malformed hash names no section: the page is shown without. */
function dropMalformedHash(): void {
  const { hash, pathname, search } = location;
  if (!isReadable(hash)) history.replaceState(history.state, '', pathname + search);
}

// The host has already sent the not-found page; the attempted path is passed on for its log.
const { pathname } = location;
if (!isReadable(pathname)) history.replaceState({ attempted: pathname }, '', `${__PATH_PREFIX__}/404`);
dropMalformedHash();
for (const type of ['popstate', 'hashchange']) addEventListener(type, dropMalformedHash, true);
