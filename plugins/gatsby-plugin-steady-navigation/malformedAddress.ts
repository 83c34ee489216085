import { isDecodable } from './isDecodable';

// The router throws on an address it cannot decode, and reads the address when its module is evaluated; hence this module
// is imported first. The host has already sent the not-found page; the attempted path is passed on for its log.
const { pathname } = window.location;
if (!isDecodable(pathname)) window.history.replaceState({ attempted: pathname }, '', `${__PATH_PREFIX__}/404`);
