import './src/styles/main.scss';
import { mendedPath } from './src/lib/address';

export { wrapPageElement } from './src/layout/wrapPageElement';

/** Before the router looks at the address. */
export function onClientEntry() {
  const { pathname, search, hash } = window.location;
  const mended = mendedPath(pathname);
  if (mended !== pathname) window.history.replaceState(window.history.state, '', mended + search + hash);
}
