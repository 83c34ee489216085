import { createAnsweringServer, listen } from '../../src/testing/listen';

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
  const server = createAnsweringServer(async ({ url = '/' }, response) => {
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
  });
  const { port, close } = await listen(server);
  return { origin: `http://localhost:${port}`, close, sendChunk: (path: string) => pages.get(path)?.() ?? false };
}
