beforeAll(() => Object.assign(window, { __PATH_PREFIX__: '/site' }));

/** Opens a document at an address; the module reads it when it is evaluated. */
function openAt(address: string): void {
  window.history.replaceState({ key: 'own' }, '', address);
  jest.isolateModules(() => void jest.requireActual('./malformedAddress'));
}

const address = () => window.location.href.replace(window.location.origin, '');

it.each(['/100%', '/%E0%A4%A', '/100%25%'])(
  '%s becomes the not-found page, which is told what was asked for',
  (path) => {
    openAt(path);
    expect(address()).toBe('/site/404');
    expect(window.history.state).toEqual({ attempted: path });
  },
);

it.each([
  ['/contact?from=mail#100%', '/contact?from=mail'],
  ['/contact#%E0%A4', '/contact'],
  ['/contact#form', '/contact#form'],
])('%s becomes %s', (opened, shown) => {
  openAt(opened);
  expect(address()).toBe(shown);
  expect(window.history.state).toEqual({ key: 'own' });
});

it.each(['popstate', 'hashchange'])('a malformed hash is gone before others hear of it on %s', (type) => {
  openAt('/contact');
  const heard: string[] = [];
  const listen = () => heard.push(address());
  window.addEventListener(type, listen);
  window.history.replaceState({ key: 'own' }, '', '/contact#100%');
  dispatchEvent(new Event(type));
  window.removeEventListener(type, listen);
  expect(heard).toEqual(['/contact']);
});
