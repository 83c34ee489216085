import { save, send } from './sending';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const picture = new Blob(['picture']);

// An in-app browser ignores the link to the file, without an error.
it.each([
  ['drawn', 'saved', () => Promise.resolve(picture)],
  ['not drawn', 'failed', () => Promise.reject(new Error('no canvas'))],
] as const)('names a sentence after each press, when the picture is %s: %s', async (_, sentence, drawing) => {
  Object.assign(URL, { createObjectURL: () => 'blob:picture' });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  expect(await save('Ama', drawing)).toBe(sentence);
  expect(click).toHaveBeenCalledTimes(sentence === 'saved' ? 1 : 0);
});

const never = new Promise<undefined>(() => undefined);
const refused = (name: string) => Promise.reject(new DOMException('', name));

describe.each([
  ['a picture', Promise.resolve(picture), true],
  ['a picture that is drawn too late', never, false],
  ['no picture', Promise.resolve(undefined), false],
] as const)('sends %s', (_, drawing, isDrawn) => {
  it.each([
    ['takes it', true, () => Promise.resolve(), undefined, true],
    ['takes it, and the visitor closes the list', true, () => refused('AbortError'), undefined, true],
    ['takes a text', false, () => Promise.resolve(), undefined, true],
    [
      'refuses files',
      true,
      (data: ShareData) => (data.files ? refused('NotAllowedError') : Promise.resolve()),
      undefined,
      true,
    ],
    ['refuses all', true, () => refused('NotAllowedError'), 'copied', true],
    ['refuses all, and copies nothing', true, () => refused('NotAllowedError'), 'notCopied', false],
  ] as const)('to a device that %s', async (_, takesFiles, answer, sentence, copies) => {
    const share = jest.fn<Promise<void>, [ShareData]>(answer);
    const writeText = jest.fn(() => (copies ? Promise.resolve() : refused('NotAllowedError')));
    Object.assign(navigator, { share, canShare: () => takesFiles, clipboard: { writeText } });
    const sent = send('https://pams.example/awards#stand=Ama', 'Stand here.', () => drawing);
    await jest.advanceTimersByTimeAsync(1000);
    expect(await sent).toBe(sentence);
    expect(share.mock.calls[0]?.[0].files?.length).toBe(isDrawn && takesFiles ? 1 : undefined);
    for (const [{ text }] of share.mock.calls) expect(text).toBe('Stand here. https://pams.example/awards#stand=Ama');
    expect(writeText).toHaveBeenCalledTimes(sentence ? 1 : 0);
  });
});
