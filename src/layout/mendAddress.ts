import { mendedPath } from '../lib/address';

// Mends the address as soon as it is imported: the router reads it when its own module is loaded, and stops on a malformed one.
const { pathname, search, hash } = window.location;
const mended = mendedPath(pathname);
if (mended !== pathname) window.history.replaceState(window.history.state, '', mended + search + hash);
