import { waitFor } from '@testing-library/react';
import { send } from './send';
import { isBusy, setStatus } from './status';

const submission = { key: 'contact', values: { email: 'a@b.example' }, address: 'https://f.example/', netlify: false };
const report = jest.fn();
const reported = () => report.mock.calls.flat();
const mockPost = jest.fn();
/** Called when the module that posts forms is loaded. */
const mockLoad = jest.fn();

jest.mock('./post', () => {
  mockLoad();
  return { post: mockPost };
});

beforeEach(() => {
  jest.resetModules();
  report.mockReset();
  mockPost.mockReset().mockResolvedValue('success');
});

it('reports every new status once, the outcome last', async () => {
  mockPost.mockImplementation(async (_, onPause) => {
    for (const paused of [false, true, true, false]) onPause(paused);
    return 'success';
  });
  await send(submission, report);
  expect(reported()).toEqual(['loading', 'offline', 'loading', 'success']);
});

it('reports an error if the module that posts the form cannot be loaded', async () => {
  mockLoad.mockImplementationOnce(() => {
    throw new Error('gone');
  });
  await send(submission, report);
  expect(reported()).toEqual(['loading', 'error']);
  expect(mockPost).not.toHaveBeenCalled();
});

it('reports that a form may have arrived if an error is thrown while it is being sent', async () => {
  mockPost.mockRejectedValue(new Error('broken'));
  await send(submission, report);
  expect(reported()).toEqual(['loading', 'unclear']);
});

it('waits for a connection if the module cannot be loaded offline', async () => {
  mockLoad.mockImplementationOnce(() => {
    throw new Error('offline');
  });
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const sent = send(submission, report);
  await waitFor(() => expect(reported()).toEqual(['loading', 'offline']));
  onLine.mockRestore();
  dispatchEvent(new Event('online'));
  await sent;
  expect(reported()).toEqual(['loading', 'offline', 'loading', 'success']);
});

it('asks for confirmation before the page is left only while a form is being sent', () => {
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  setStatus('contact', 'loading');
  setStatus('newsletter', 'offline');
  setStatus('contact', 'success');
  expect([isBusy('contact'), isBusy('newsletter'), isAsked()]).toEqual([false, true, true]);
  setStatus('newsletter');
  expect(isAsked()).toBe(false);
});
