/** @jest-environment node */
import { createAnsweringServer, listen } from './listen';

it('answers, hangs up where it cannot, and refuses once it is closed', async () => {
  const server = createAnsweringServer(async ({ url }, response) => {
    if (url === '/fault') throw new Error('no answer');
    response.end('here');
  });
  const { port, close } = await listen(server);
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).then((answer) => answer.text());
  await expect(ask('/')).resolves.toBe('here');
  await expect(ask('/fault')).rejects.toThrow('fetch failed');
  await expect(ask('/')).resolves.toBe('here');
  await close();
  await expect(ask('/')).rejects.toThrow('fetch failed');
  // A second time there is nothing left to close.
  await close();
});
