import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The size of a piece, in bytes: a packet of a connection that has just begun carries twice as much of it, compressed. */
const SIZE = 700;

/** From one piece to the next, in milliseconds: a few frames, so that each is painted. */
const PACE = 50;

/** A server in front of a site. */
export interface PiecemealSite {
  readonly origin: string;
  close(): void;
}

/**
 * Serves a site as a slow connection does: the beginning of a page's body piece by piece, everything else at once.
 * @param target - where the site is served
 * @param end - how much of the body comes in pieces, in bytes
 */
export async function serveInPieces(target: string, end: number): Promise<PiecemealSite> {
  const server = createServer((asked, response) => {
    const { hostname, port } = new URL(target);
    const options = { hostname, port, path: asked.url, headers: { ...asked.headers, 'accept-encoding': 'identity' } };
    request(options, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      if (!answer.headers['content-type']?.startsWith('text/html')) return answer.pipe(response);
      const parts: Buffer[] = [];
      return answer
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => {
          const page = Buffer.concat(parts);
          const body = page.indexOf('<body');
          let at = body;
          const next = () => {
            const to = at < body + end ? at + SIZE : page.length;
            response.write(page.subarray(at, to));
            at = to;
            if (at < page.length) setTimeout(next, PACE);
            else response.end();
          };
          response.write(page.subarray(0, body));
          next();
        });
    }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}
