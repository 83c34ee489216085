beforeEach(() => Object.assign(window, { __PATH_PREFIX__: '/site' }));

/** Opens a document at an address; the module reads it when it is evaluated. */
function openAt(address: string, pagePath?: string): void {
  Object.assign(window, { pagePath });
  window.history.replaceState({ key: 'own' }, '', address);
  jest.isolateModules(() => void jest.requireActual('./malformedAddress'));
}

const address = () => window.location.href.replace(window.location.origin, '');

// Mail programs and messengers turn links into addresses that the host does not know.
const ambiguous = [
  '/about%3Futm=1',
  '/about%23values',
  '/about%26x',
  '/news%2Fitem',
  '/about%252f',
  '/%5c%5cevil.x',
  '/about%0A',
  '/about%20',
];

it.each([
  ...['/100%', '/%E0%A4%A', '/100%25%'].map((path) => [path, undefined] as const),
  ...ambiguous.map((path) => [path, '/404.html'] as const),
])('%s becomes the not-found page, which receives the requested path', (path, page) => {
  openAt(path, page);
  expect(address()).toBe('/site/404');
  expect(window.history.state).toEqual({ attempted: path });
});

it.each([
  ['/no-such-page', '/404.html'],
  ['/caf%C3%A9', '/404.html'],
  ['/%61bout', '/about'],
])('the address %s is kept on %s', (path, page) => {
  openAt(path, page);
  expect(address()).toBe(path);
});

it('removes a hash that was encoded many times, without delay', () => {
  openAt(`/about#%${'25'.repeat(100_000)}41`);
  expect(address()).toBe('/about');
});

it.each([
  ['/contact?from=mail#100%', '/contact?from=mail'],
  ['/contact#%E0%A4', '/contact'],
  ['/contact#form', '/contact#form'],
])('the address %s becomes %s', (opened, shown) => {
  openAt(opened);
  expect(address()).toBe(shown);
  expect(window.history.state).toEqual({ key: 'own' });
});

it.each(['popstate', 'hashchange'])('removes a malformed hash before other listeners run on %s', (type) => {
  openAt('/contact');
  const heard: string[] = [];
  const listen = () => heard.push(address());
  window.addEventListener(type, listen);
  window.history.replaceState({ key: 'own' }, '', '/contact#100%');
  dispatchEvent(new Event(type));
  window.removeEventListener(type, listen);
  expect(heard).toEqual(['/contact']);
});
