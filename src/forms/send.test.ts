import { content } from '../testing/content';
import { heard } from '../testing/heard';
import { toasts } from '../lib/toasts';
import { post } from './post';
import { send, type Submission } from './send';

jest.mock('./post', () => ({ post: jest.fn() }));

const words = content<{ forms: Submission['words'] }>('interface.yaml').forms;
const posting = jest.mocked(post);
const submission: Submission = {
  key: 'contact',
  values: { email: 'ama@example.org' },
  address: 'https://forms.example/contact',
  netlify: false,
  mail: { to: 'mailto:hello@pams.example' },
  words,
  limits: { retries: 3, delayCap: 30_000, gcTime: 300_000 },
};
const link = { label: words.preparedMail, ...submission.mail };

const raised = heard(toasts);

beforeEach(() => {
  sessionStorage.clear();
  posting.mockReset().mockResolvedValue('sent');
});

afterEach(() => jest.restoreAllMocks());

it('sends nothing without an address, says so and offers the prepared mail', async () => {
  await send({ ...submission, address: null });
  expect(posting).not.toHaveBeenCalled();
  expect(raised).toEqual([{ id: 'form-contact', kind: 'info', ...words.notOpen, link, stays: true }]);
});

it('says that it is on its way, then that it has arrived', async () => {
  await send(submission);
  expect(raised).toEqual([
    { id: 'form-contact', kind: 'loading', ...words.loading, stays: true },
    { id: 'form-contact', kind: 'success', ...words.success },
  ]);
});

it.each([
  ['refused', words.error],
  ['unclear', words.unclear],
] as const)('says what is known when it is %s, and offers the prepared mail', async (outcome, text) => {
  posting.mockResolvedValue(outcome);
  await send(submission);
  expect(raised.at(-1)).toEqual({ id: 'form-contact', kind: 'error', ...text, link, stays: true });
});

it('carries the same id until it has arrived', async () => {
  posting.mockResolvedValueOnce('unclear');
  await send(submission);
  await send(submission);
  await send(submission);
  const [first, second, third] = posting.mock.calls.map(([{ id }]) => id);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('tells when the connection goes and comes while it is on its way', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  posting.mockImplementation(async (_posting, _limits, onPause) => {
    onPause(true);
    onPause(false);
    return 'sent';
  });
  await send(submission);
  const told = [words.offline, words.loading, words.success];
  expect(raised.map(({ title }) => title)).toEqual(told.map(({ title }) => title));
});

it('has not arrived when what posts it cannot be fetched, and leaves it open without a connection', async () => {
  jest.resetModules();
  jest.doMock('./post', () => {
    throw new Error('gone');
  });
  const { send: sendAnew } = await import('./send');
  const anew = await import('../lib/toasts');
  const last = jest.fn();
  anew.toasts.listen(last);
  await sendAnew(submission);
  expect(last).toHaveBeenLastCalledWith({ id: 'form-contact', kind: 'error', ...words.error, link, stays: true });
  last.mockReset();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(sendAnew(submission)).rejects.toThrow('gone');
  expect(last).not.toHaveBeenCalled();
});
