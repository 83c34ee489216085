import { post, Refusal } from './post';

const limits = { retries: 3, delayCap: 30_000, gcTime: 300_000 };
const endpoint = 'https://forms.example/contact';
const values = { name: 'Ama', message: 'one\ntwo' };
const fetching = jest.fn<Promise<{ ok: boolean; status: number }>, [string, RequestInit]>();

const answer = (status: number) => Promise.resolve({ ok: status < 400, status });
const breakdown = () => Promise.reject(new TypeError('Failed to fetch'));

/** Sends the form, lets all pauses pass, and tells how it ended. */
async function outcome(retryLimits = limits) {
  const settled = jest.fn();
  void post(endpoint, values, retryLimits, jest.fn()).then(
    () => settled('sent'),
    (error: unknown) => settled(error),
  );
  await jest.runAllTimersAsync();
  return settled.mock.calls[0]?.[0] as unknown;
}

beforeEach(() => {
  jest.useFakeTimers();
  fetching.mockReset();
  Object.assign(globalThis, { fetch: fetching });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('goes on trying while nobody looks at the tab', async () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fetching.mockImplementationOnce(breakdown).mockImplementation(() => answer(200));
  expect(await outcome()).toBe('sent');
});

it('is one form-encoded POST without cookies', async () => {
  fetching.mockImplementation(() => answer(200));
  expect(await outcome()).toBe('sent');
  expect(fetching).toHaveBeenCalledTimes(1);
  const [url, init] = fetching.mock.calls[0] ?? [];
  expect(url).toBe(endpoint);
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit', headers: { Accept: 'application/json' } });
  expect(String(init?.body)).toBe('name=Ama&message=one%0D%0Atwo');
  // An answer ends the patience there is for it.
  expect(init?.signal?.aborted).toBe(false);
});

it.each([400, 404, 422, 429])('ends at once with %i', async (status) => {
  fetching.mockImplementation(() => answer(status));
  const error = await outcome();
  expect(error).toBeInstanceOf(Refusal);
  expect(error).toHaveProperty('status', status);
  expect(fetching).toHaveBeenCalledTimes(1);
});

it.each([
  ['5xx', () => answer(503)],
  ['failures of the network', breakdown],
])('tries %s again three times, and no more', async (_, response) => {
  fetching.mockImplementation(response);
  expect(await outcome()).toBeInstanceOf(Error);
  expect(fetching).toHaveBeenCalledTimes(4);
});

it('is content when a later attempt arrives', async () => {
  fetching.mockImplementationOnce(() => answer(500)).mockImplementation(() => answer(200));
  expect(await outcome()).toBe('sent');
  expect(fetching).toHaveBeenCalledTimes(2);
});

it('doubles each pause up to the cap', async () => {
  const at: number[] = [];
  const start = Date.now();
  fetching.mockImplementation(() => {
    at.push(Date.now() - start);
    return breakdown();
  });
  await outcome({ ...limits, retries: 7 });
  const pauses = at.slice(1).map((time, index) => time - (at[index] ?? 0));
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

it('gives up on an endpoint that says nothing', async () => {
  fetching.mockImplementation(
    (_, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('hung')))),
  );
  const start = Date.now();
  expect(await outcome()).toBeInstanceOf(Error);
  expect(fetching).toHaveBeenCalledTimes(4);
  expect(Date.now() - start).toBeGreaterThanOrEqual(4 * 30_000 + 7000);
});

it('waits for a connection and goes on by itself', async () => {
  fetching.mockImplementation(() => answer(200));
  const onPause = jest.fn();
  window.dispatchEvent(new Event('offline'));
  const sent = post(endpoint, values, limits, onPause);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(fetching).not.toHaveBeenCalled();
  expect(onPause).toHaveBeenLastCalledWith(true);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  await sent;
  expect(onPause.mock.calls).toEqual([[true], [false]]);
  expect(fetching).toHaveBeenCalledTimes(1);
});
