const { pathname } = window.location;
// The router throws on an address it cannot decode (`/100%`, `/%E0%A4%A`), and reads the address when its module is evaluated;
// hence this module is imported first. The host has already sent the not-found page; the attempted path is passed on for its log.
try {
  // Repeatedly, as Gatsby's loader does it.
  for (let path = pathname, last = ''; path !== last; path = decodeURIComponent(path)) last = path;
} catch {
  window.history.replaceState({ attempted: pathname }, '', `${__PATH_PREFIX__}/404`);
}
