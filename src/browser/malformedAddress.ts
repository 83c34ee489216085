import { isDecodable } from '../lib/address';

// The router stops on an address it cannot decode, and reads it as soon as it is loaded: hence here, first of all. The
// visitor is on the not-found page already; what was attempted goes along for its log.
const { pathname } = window.location;
if (!isDecodable(pathname)) window.history.replaceState({ attempted: pathname }, '', '/404');
