import { content } from '../../testing/content';
import { heard } from '../../testing/heard';
import { toasts } from '../toasts';
import { post } from './post';
import { send, type Letter } from './send';
import { isUnderway, watchUnderway } from './underway';

jest.mock('./post', () => ({ post: jest.fn() }));

const words = content<{ forms: Letter['words'] }>('interface.yaml').forms;
const posting = jest.mocked(post);
const letter: Letter = {
  key: 'contact',
  values: { email: 'ama@example.org' },
  endpoint: 'https://forms.example/contact',
  mail: { to: 'mailto:hello@pams.example' },
  words,
  limits: { retries: 3, delayCap: 30_000, gcTime: 300_000 },
};
const link = { label: words.preparedMail, ...letter.mail };

const raised = heard(toasts);

beforeEach(() => {
  posting.mockReset().mockResolvedValue();
});

afterEach(() => jest.restoreAllMocks());

it('sends nothing without an endpoint, says so and offers the prepared mail', async () => {
  await send({ ...letter, endpoint: null });
  expect(posting).not.toHaveBeenCalled();
  expect(raised).toEqual([{ id: 'form-contact', kind: 'info', ...words.notOpen, link, stays: true }]);
});

it('says that it is on its way, then that it has arrived', async () => {
  await send(letter);
  expect(raised.map(({ kind, title }) => [kind, title])).toEqual([
    ['loading', words.loading.title],
    ['success', words.success.title],
  ]);
});

it('says that it did not arrive and offers the prepared mail', async () => {
  posting.mockRejectedValue(new TypeError('Failed to fetch'));
  await send(letter);
  expect(raised.at(-1)).toEqual({ id: 'form-contact', kind: 'error', ...words.error, link, stays: true });
  expect(isUnderway('contact')).toBe(false);
});

it('is busy until it has ended, and cannot be sent twice', async () => {
  let arrive: () => void = () => undefined;
  posting.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const watcher = jest.fn();
  const unwatch = watchUnderway(watcher);
  const first = send(letter);
  await send(letter);
  expect(isUnderway('contact')).toBe(true);
  expect(isUnderway('partnership')).toBe(false);
  arrive();
  await first;
  expect(posting).toHaveBeenCalledTimes(1);
  expect(isUnderway('contact')).toBe(false);
  expect(watcher).toHaveBeenCalledTimes(2);
  unwatch();
});

it('waits for a connection before it fetches anything, and says so', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const sent = send(letter);
  expect(raised).toEqual([{ id: 'form-contact', kind: 'info', ...words.offline, stays: true }]);
  expect(posting).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await sent;
  expect(raised.map(({ title }) => title)).toEqual([words.offline.title, words.loading.title, words.success.title]);
});

it('tells when the connection goes and comes while it is on its way', async () => {
  posting.mockImplementation(async (_endpoint, _values, _limits, onPause) => {
    onPause(true);
    onPause(false);
  });
  await send(letter);
  const [loading, offline] = [words.loading, words.offline].map((text) => ({
    id: 'form-contact',
    ...text,
    stays: true,
  }));
  expect(raised).toEqual([
    { ...loading, kind: 'loading' },
    { ...offline, kind: 'info' },
    { ...loading, kind: 'loading' },
    { id: 'form-contact', kind: 'success', ...words.success },
  ]);
});
