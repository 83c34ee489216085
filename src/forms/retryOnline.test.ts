import { retryOnline } from './retryOnline';

const gone = () => Promise.reject(new Error('gone'));
const online = () => jest.spyOn(navigator, 'onLine', 'get');
const wait = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  wait.mockReset();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('says at once what fails although there is a connection', async () => {
  const load = jest.fn(gone);
  await expect(retryOnline(load, wait)).rejects.toThrow('gone');
  expect(load).toHaveBeenCalledTimes(1);
  expect(wait).not.toHaveBeenCalled();
});

it('waits for a connection, for another if that one fails as well, and spares its first moment', async () => {
  const line = online().mockReturnValue(false);
  const load = jest.fn<Promise<void>, []>(gone);
  const result = retryOnline(load, wait);
  await jest.advanceTimersByTimeAsync(60_000);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  expect(wait).toHaveBeenCalledTimes(2);
  line.mockReturnValue(true);
  load.mockResolvedValue();
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(1000);
  await result;
  expect(load).toHaveBeenCalledTimes(3);
});
