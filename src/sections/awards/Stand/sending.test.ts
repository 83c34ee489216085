import { save } from './sending';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

// An in-app browser ignores the link to the file, without an error.
it.each([
  ['drawn', 'saved', () => Promise.resolve(new Blob())],
  ['not drawn', 'failed', () => Promise.reject(new Error('no canvas'))],
] as const)('names a sentence after each press, when the picture is %s: %s', async (_, sentence, picture) => {
  Object.assign(URL, { createObjectURL: () => 'blob:picture' });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  expect(await save('Ama', picture)).toBe(sentence);
  expect(click).toHaveBeenCalledTimes(sentence === 'saved' ? 1 : 0);
});
