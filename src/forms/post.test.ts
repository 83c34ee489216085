import { client, post } from './post';
import type { Submission } from './send';

const values = { name: 'Ama', message: 'one\ntwo' };
const submission: Submission = { key: 'contact', address: 'https://forms.example/contact', netlify: false, values };
type Reply = Pick<Response, 'status' | 'redirected' | 'url' | 'headers' | 'text'>;
const fetching = jest.fn<Promise<Reply>, [string, RequestInit]>();

const answer = async (status: number, body = '{}', type = 'application/json', url = '', after = ''): Promise<Reply> => {
  const headers = new Headers({ 'Content-Type': type, ...(after && { 'Retry-After': after }) });
  return { status, redirected: false, url, headers, text: async () => body };
};
const breakdown = () => Promise.reject(new TypeError('Failed to fetch'));
const silence = (_: string, { signal }: RequestInit) =>
  new Promise<never>((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('hung'))));

/** Sends the form, lets all pauses pass, and returns the outcome. */
async function outcome(given: Partial<Submission> = {}) {
  const sent = post({ ...submission, ...given }, jest.fn());
  await jest.runAllTimersAsync();
  return sent;
}

beforeEach(() => {
  jest.useFakeTimers();
  fetching.mockReset();
  Object.assign(window, { fetch: fetching });
});
afterEach(() => jest.useRealTimers());

it('sends one form-encoded POST without cookies, with the id of the submission', async () => {
  fetching.mockImplementation(() => answer(200));
  expect(await outcome()).toBe('success');
  expect(fetching).toHaveBeenCalledTimes(1);
  const [url, init] = fetching.mock.calls[0] ?? [];
  expect(url).toBe(submission.address);
  // A custom header would have to be allowed by the other host.
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit', headers: { Accept: 'application/json' } });
  expect(String(init?.body)).toMatch(/^name=Ama&message=one%0D%0Atwo&submission-id=[0-9a-f]{32}$/);
  await outcome({ address: '/api/contact' });
  expect(fetching.mock.calls[1]?.[1].headers).toHaveProperty('Idempotency-Key', expect.any(String));
});

it('accepts a page of the own site as success only with Netlify', async () => {
  const from = (url: string) => fetching.mockImplementation(() => answer(200, '<p>Thank you', 'text/html', url));
  from(`${window.location.origin}/`);
  expect(await outcome({ address: '/', netlify: true })).toBe('success');
  expect(await outcome({ address: '/' })).toBe('unclear');
  from('https://login.example/');
  expect(await outcome({ address: '/', netlify: true })).toBe('unclear');
});

it('removes the submission after five minutes', () =>
  expect(client.getDefaultOptions().mutations).toHaveProperty('gcTime', 300_000));

/** Answers each request, and returns the times of the requests from now on. */
function timesOf(reply: (count: number) => Promise<Reply>): number[] {
  const times: number[] = [];
  const start = Date.now();
  fetching.mockImplementation(() => reply(times.push(Date.now() - start)));
  return times;
}

it('sends the same submission again three times, after longer pauses, while the endpoint fails', async () => {
  const times = timesOf(() => answer(500));
  expect(await outcome()).toBe('error');
  expect(times).toEqual([0, 1000, 3000, 7000]);
  expect(new Set(fetching.mock.calls.map(([, { body }]) => String(body))).size).toBe(1);
});

it.each([
  ['in seconds', () => '7'],
  ['as a date', () => new Date(Date.now() + 7000).toUTCString()],
])('sends again after the time in Retry-After, %s', async (_, after) => {
  jest.setSystemTime(1_000_000);
  const times = timesOf((count) => (count > 1 ? answer(200) : answer(503, '', 'text/plain', '', after())));
  expect(await outcome()).toBe('success');
  expect(times).toEqual([0, 7000]);
});

it.each([
  ['is interrupted', breakdown, 'unclear'],
  ['is interrupted during the response', async () => ({ ...(await answer(200)), text: breakdown }), 'unclear'],
  ['has an answer that cannot be read', async () => ({ ...(await answer(200)), headers: {} as Headers }), 'unclear'],
  ['may have been passed on by a busy gateway', () => answer(503), 'unclear'],
  ['is refused', () => answer(422), 'refused'],
  ['is put off for too long', () => answer(503, '', 'text/plain', '', '31'), 'error'],
])('sends again only on request, with the same id, if the request %s', async (_, response, expected) => {
  fetching.mockImplementation(response);
  expect(await outcome()).toBe(expected);
  expect(fetching).toHaveBeenCalledTimes(1);
  await outcome();
  expect(fetching.mock.calls[1]?.[1].body).toEqual(fetching.mock.calls[0]?.[1].body);
});

it('gives up after half a minute without an answer', async () => {
  fetching.mockImplementation(silence);
  const start = Date.now();
  const sent = post(submission, jest.fn()).then((how) => [how, Date.now() - start]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await sent).toEqual(['unclear', 30_000]);
  expect(fetching).toHaveBeenCalledTimes(1);
});

it('waits for a connection, then sends', async () => {
  fetching.mockImplementation(() => answer(200));
  const onPause = jest.fn();
  window.dispatchEvent(new Event('offline'));
  const sent = post(submission, onPause);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(fetching).not.toHaveBeenCalled();
  expect(onPause).toHaveBeenLastCalledWith(true);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(await sent).toBe('success');
  expect(onPause).toHaveBeenLastCalledWith(false);
  expect(fetching).toHaveBeenCalledTimes(1);
});
