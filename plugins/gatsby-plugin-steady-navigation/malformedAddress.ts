// Gatsby throws on an address that it cannot decode, such as `/100%` or `/contact#100%`; messengers that cut a long address make some.
// Its router reads the address when its module is evaluated and on `popstate`; hence this module is imported first.

function isMalformed(decode: () => void): boolean {
  try {
    decode();
    return false;
  } catch {
    return true;
  }
}

/** A malformed hash names no section: the page is shown without. */
function dropMalformedHash(): void {
  if (isMalformed(() => decodeURI(location.hash)))
    history.replaceState(history.state, '', location.pathname + location.search);
}

const { pathname } = window.location;
// Repeatedly, as Gatsby's loader does it.
const decodePath = () => {
  for (let path = pathname, last = ''; path !== last; path = decodeURIComponent(path)) last = path;
};
// The host has already sent the not-found page; the attempted path is passed on for its log.
if (isMalformed(decodePath)) history.replaceState({ attempted: pathname }, '', `${__PATH_PREFIX__}/404`);
dropMalformedHash();
for (const type of ['popstate', 'hashchange']) addEventListener(type, dropMalformedHash, true);
