import { post, type Posting } from './post';

const posting: Posting = {
  address: 'https://forms.example/contact',
  netlify: false,
  id: 'a1',
  values: { name: 'Ama', message: 'one\ntwo' },
};
type Reply = Pick<Response, 'status' | 'redirected' | 'url' | 'headers' | 'text'>;
const fetching = jest.fn<Promise<Reply>, [string, RequestInit]>();

const answer = async (status: number, body = '{}', type = 'application/json', url = ''): Promise<Reply> => ({
  status,
  redirected: false,
  url,
  headers: { get: () => type } as unknown as Headers,
  text: async () => body,
});
const breakdown = () => Promise.reject(new TypeError('Failed to fetch'));
const silence = (_: string, { signal }: RequestInit) =>
  new Promise<never>((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('hung'))));

/** Sends the form, lets all pauses pass, and tells how it ended and how long it took. */
async function ending(given: Partial<Posting> = {}, retries?: number) {
  const start = Date.now();
  const sent = post({ ...posting, ...given }, jest.fn(), retries).then((how) => ({
    how,
    took: Date.now() - start,
  }));
  await jest.runAllTimersAsync();
  return sent;
}

const outcome = async (given?: Partial<Posting>) => (await ending(given)).how;

const header = (name: string) => new Map(Object.entries(fetching.mock.calls[0]?.[1].headers ?? {})).get(name);

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
  fetching.mockImplementationOnce(() => answer(500)).mockImplementation(() => answer(200));
  expect(await outcome()).toBe('sent');
});

it('is one form-encoded POST without cookies, with the submission’s id', async () => {
  fetching.mockImplementation(() => answer(200));
  expect(await outcome()).toBe('sent');
  expect(fetching).toHaveBeenCalledTimes(1);
  const [url, init] = fetching.mock.calls[0] ?? [];
  expect(url).toBe(posting.address);
  // A header of our own would have to be allowed by the other host.
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit' });
  expect(init?.headers).toEqual({ Accept: 'application/json' });
  expect(String(init?.body)).toBe('name=Ama&message=one%0D%0Atwo&submission-id=a1');
  // An answer ends the patience there is for it.
  expect(init?.signal?.aborted).toBe(false);
});

it.each(['/api/contact', `${window.location.origin}/api/contact`])(
  'names the id in a header to %s',
  async (address) => {
    fetching.mockImplementation(() => answer(200));
    await outcome({ address });
    expect(header('Idempotency-Key')).toBe('a1');
  },
);

it.each([
  [400, 'refused'],
  [404, 'refused'],
  [422, 'refused'],
  [429, 'failed'],
])('is told at once of %i: %s', async (status, expected) => {
  fetching.mockImplementation(() => answer(status));
  expect(await outcome()).toBe(expected);
  expect(fetching).toHaveBeenCalledTimes(1);
});

it('takes a page of the site itself for a yes from Netlify, and no other page', async () => {
  const from = (url: string) => fetching.mockImplementation(() => answer(200, '<p>Thank you', 'text/html', url));
  from(`${window.location.origin}/`);
  expect(await outcome({ address: '/', netlify: true })).toBe('sent');
  expect(await outcome({ address: '/' })).toBe('unclear');
  from('https://login.example/');
  expect(await outcome({ address: '/', netlify: true })).toBe('unclear');
});

it('sends the same again three times when the endpoint says that it failed, and no more', async () => {
  fetching.mockImplementation(() => answer(503));
  expect(await outcome()).toBe('failed');
  expect(fetching).toHaveBeenCalledTimes(4);
  expect(new Set(fetching.mock.calls.map(([, { body }]) => String(body))).size).toBe(1);
});

it.each([
  ['is broken off', breakdown],
  ['is broken off within its answer', async () => ({ ...(await answer(200)), text: breakdown })],
  ['is not answered by what stands behind a gateway', () => answer(504)],
])('is not sent again by itself when it may have arrived: it %s', async (_, response) => {
  fetching.mockImplementation(response);
  expect(await outcome()).toBe('unclear');
  expect(fetching).toHaveBeenCalledTimes(1);
});

it('doubles each pause up to the cap', async () => {
  const at: number[] = [];
  const start = Date.now();
  fetching.mockImplementation(() => {
    at.push(Date.now() - start);
    return answer(500);
  });
  await ending({}, 7);
  const pauses = at.slice(1).map((time, index) => time - (at[index] ?? 0));
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

it('gives up on an endpoint that says nothing after half a minute', async () => {
  fetching.mockImplementation(silence);
  expect(await ending()).toEqual({ how: 'unclear', took: 30_000 });
  expect(fetching).toHaveBeenCalledTimes(1);
});

it('waits half a minute for answers, all attempts together', async () => {
  const late = () => new Promise<Reply>((resolve) => setTimeout(() => resolve(answer(503)), 20_000));
  fetching.mockImplementationOnce(late).mockImplementation(silence);
  expect(await ending()).toEqual({ how: 'unclear', took: 31_000 });
  expect(fetching).toHaveBeenCalledTimes(2);
});

it('waits for a connection and goes on by itself', async () => {
  fetching.mockImplementation(() => answer(200));
  const onPause = jest.fn();
  window.dispatchEvent(new Event('offline'));
  const sent = post(posting, onPause);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(fetching).not.toHaveBeenCalled();
  expect(onPause).toHaveBeenLastCalledWith(true);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(await sent).toBe('sent');
  expect(onPause.mock.calls).toEqual([[true], [false]]);
  expect(fetching).toHaveBeenCalledTimes(1);
});
