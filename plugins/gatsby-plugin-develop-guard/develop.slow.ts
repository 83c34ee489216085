/**
 * Sends requests of other sites to a real `gatsby develop`. Run it with `npx jest develop --selectProjects slow`.
 * @jest-environment node
 */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { developCopy } from '../../src/testing/siteCopy';

jest.setTimeout(300_000);

let site: Awaited<ReturnType<typeof developCopy>>;
beforeAll(async () => void (site = await developCopy()));
afterAll(async () => site?.stop());

/** Returns the status of the answer to a request; 101 if it was upgraded to a web socket. */
async function status(path: string, headers: Record<string, string>): Promise<number | undefined> {
  const sent = request(site.address + path, { headers }).end();
  const [answer] = (await Promise.race([once(sent, 'response'), once(sent, 'upgrade')])) as [IncomingMessage];
  answer.destroy();
  sent.destroy();
  return answer.statusCode;
}

const upgrade = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

it.each<[string, string, Record<string, string>]>([
  ['a page', '/films', {}],
  ['GraphiQL', '/___graphql', {}],
  ['a query', '/___graphql?query={__typename}', { accept: 'application/json' }],
  ['the forms', '/admin/', {}],
  ['live reload', '/socket.io/?EIO=4&transport=polling', {}],
  ['live reload by a web socket', '/socket.io/?EIO=4&transport=websocket', upgrade],
])('serves %s to its own pages, and not to other sites', async (_, path, headers) => {
  const origin = site.address;
  expect(await status(path, { ...headers, origin })).toBe('upgrade' in headers ? 101 : 200);
  expect(await status(path, { ...headers, origin: 'http://evil.example' })).toBe(403);
  expect(await status(path, { ...headers, host: 'evil.example' })).toBe(403);
});
