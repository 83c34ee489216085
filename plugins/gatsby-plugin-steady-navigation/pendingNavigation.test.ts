import { keepLatestNavigation } from './pendingNavigation';

/** The addresses that Gatsby was asked to show, in order. */
const shown: string[] = [];
/** True if the last address replaced the history entry before it. */
let isReplaced: boolean | undefined;
/** Functions that end the loading of a page with Gatsby's answer, by its address. */
const arrivals = new Map<string, (page?: { status?: string }) => void>();

beforeAll(() => {
  window.___loader = { loadPage: (path) => new Promise((resolve) => arrivals.set(path, resolve)) };
  window.___navigate = (to, options?: { replace?: boolean }) => {
    isReplaced = options?.replace;
    shown.push(to);
  };
  keepLatestNavigation();
});
beforeEach(() => {
  jest.useFakeTimers();
  shown.length = 0;
  window.location.hash = '';
});
afterEach(() => {
  // Going back ends a navigation that a test has left waiting.
  goBack();
  jest.useRealTimers();
});

const goBack = () => window.dispatchEvent(new PopStateEvent('popstate'));

/** Ends the loading of the page at an address. */
async function arrive(path: string): Promise<void> {
  arrivals.get(path)?.({ status: 'success' });
  await jest.advanceTimersByTimeAsync(0);
}

it('shows only the page of the last link, in whatever order pages arrive', async () => {
  window.___navigate('/films');
  window.___navigate('/about#values');
  expect(shown).toEqual([]);
  expect(document.documentElement).toHaveAttribute('data-navigating');
  await arrive('/about');
  expect(document.documentElement).not.toHaveAttribute('data-navigating');
  await arrive('/films');
  expect(shown).toEqual(['/about#values']);
});

it('does not show a page that arrives after Back', async () => {
  window.___navigate('/films');
  goBack();
  await arrive('/films');
  expect(shown).toEqual([]);
  await jest.advanceTimersByTimeAsync(10_000);
  window.___navigate('/films');
  await arrive('/films');
  expect(shown).toEqual(['/films']);
});

it.each(['/#values', '/#vision'])('adds a history entry for a link to %s only from another address', async (to) => {
  window.history.replaceState(null, '', '#values');
  window.___navigate(to, { state: {} });
  await arrive('/');
  expect(shown).toEqual([to]);
  expect(isReplaced).toBe(to === '/#values' || undefined);
  window.history.replaceState(null, '', '#');
});

// jsdom follows only links to a hash, so a changed hash shows that the browser has followed the link.
const sent = () => window.location.hash;

it('lets the browser load a page that has not arrived after five seconds, also if its link is pressed again', async () => {
  window.___navigate('#late');
  await jest.advanceTimersByTimeAsync(3000);
  window.___navigate('#late');
  await jest.advanceTimersByTimeAsync(1999);
  expect(sent()).toBe('');
  await jest.advanceTimersByTimeAsync(1);
  expect(sent()).toBe('#late');
});

it.each([
  ['data', undefined],
  ['script', { status: 'error' }],
])('lets the browser load a page whose %s cannot be loaded, once', async (_, page) => {
  window.___navigate('#late');
  arrivals.get('/')?.(page);
  await jest.advanceTimersByTimeAsync(0);
  expect(sent()).toBe('#late');
  expect(shown).toEqual([]);
  window.location.hash = '';
  await jest.advanceTimersByTimeAsync(10_000);
  expect(sent()).toBe('');
});

it.each([
  ['has arrived', () => arrive('/')],
  ['was followed by another', () => void window.___navigate('/about')],
  ['was followed by Back', goBack],
  ['was followed by another document', () => void window.dispatchEvent(new Event('pagehide'))],
])('does not let the browser load a page after its link %s', async (_, end) => {
  window.___navigate('#late');
  await jest.advanceTimersByTimeAsync(4000);
  await end();
  await arrive('/about');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(sent()).toBe('');
});
