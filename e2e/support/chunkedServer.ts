import { setTimeout } from 'node:timers/promises';
import { createAnsweringServer, listen } from '../../src/testing/listen';

/** The size of a chunk, in bytes: about one element, so that chunks end nearly everywhere a packet may end. */
const SIZE = 250;

/** The time between two chunks, in milliseconds: two frames, so that each is painted. */
const PACE = 33;

/**
 * Serves a site as a slow connection does: the beginning of a page's body in chunks, everything else at once.
 * @param target - where the site is served
 * @param end - how much of the body comes in chunks, in bytes
 * @returns its address, and what ends it
 */
export async function serveInChunks(target: string, end: number) {
  const server = createAnsweringServer(async ({ url = '/' }, response) => {
    const answer = await fetch(target + url, { headers: { 'accept-encoding': 'identity' } });
    const file = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    // -1 in what is no page, which is sent at once.
    const body = file.indexOf('<body');
    let at = 0;
    for (let to = body; body !== -1 && to < body + end && to < file.length; to += SIZE) {
      response.write(file.subarray(at, to));
      at = to;
      await setTimeout(PACE);
    }
    response.end(file.subarray(at));
  });
  const { port, close } = await listen(server);
  return { origin: `http://localhost:${port}`, close };
}
