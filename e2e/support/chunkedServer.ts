import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '../../src/testing/listen';

/** The size of a chunk, in bytes: about one element, so that chunks end nearly everywhere a packet may end. */
const SIZE = 250;

/**
 * Serves a site as a slow connection does: the beginning of a page's body in chunks, everything else at once.
 * @param target - where the site is served
 * @param end - how much of the body comes in chunks, in bytes
 * @returns its address; what sends the next chunk of a page that has been asked for, and says whether there is more; what ends it
 */
export async function serveInChunks(target: string, end: number) {
  const pages = new Map<string, () => boolean>();
  const answer = async ({ url = '/' }: IncomingMessage, response: ServerResponse) => {
    const answer = await fetch(target + url, { headers: { 'accept-encoding': 'identity' } });
    const file = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    let at = file.indexOf('<body');
    if (at === -1) return void response.end(file);
    const last = Math.min(at + end, file.length);
    pages.set(url, () => {
      const isMore = at + SIZE < last;
      if (isMore) response.write(file.subarray(at, (at += SIZE)));
      else response.end(file.subarray(at));
      return isMore;
    });
    response.write(file.subarray(0, at));
  };
  // A browser may take back what it has asked for.
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  const { port, close } = await listen(server);
  return { origin: `http://localhost:${port}`, close, sendChunk: (path: string) => pages.get(path)?.() ?? false };
}
