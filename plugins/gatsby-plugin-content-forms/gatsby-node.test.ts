/** @jest-environment node */
import { onCreateDevServer, type Server } from './gatsby-node';
import { writeEditor } from './writeEditor';

jest.mock('./writeEditor', () => ({ writeEditor: jest.fn() }));

it('bundles the page again after a failure, and only once after a success', async () => {
  jest.mocked(writeEditor).mockRejectedValueOnce(new Error('mistyped')).mockResolvedValue(undefined);
  const get = jest.fn<undefined, Parameters<Server['get']>>();
  onCreateDevServer({ app: { get } }, { title: 'Content' });
  const open = () =>
    new Promise<string>((resolve) => {
      const failed = (error: unknown) => resolve(String(error));
      get.mock.lastCall?.[1]({ params: { 0: '' } }, { redirect: resolve, sendFile: resolve }, failed);
    });
  expect([await open(), await open(), await open()]).toEqual(['Error: mistyped', 'index.html', 'index.html']);
  expect(writeEditor).toHaveBeenCalledTimes(2);
});
