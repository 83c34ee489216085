import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { headersFor, parseHeaders } from './headersFile';
import { resolvePath } from './resolvePath';
import { sendFile } from './sendFile';

/** What hosts say of a file the site's own rules do not name. */
const defaultCaching = 'public, max-age=0, must-revalidate';

/** Where to find the site. */
export interface SiteServerOptions {
  /** The folder of the built site. */
  readonly publicDir: string;
}

/** The path of a request, also of one in absolute form, as proxies send it. */
const targetOf = (url: string): string =>
  url.startsWith('/') ? url : url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?]*/i, '') || '/';

async function answer(publicDir: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const found = await resolvePath(publicDir, targetOf(request.url ?? '/'));
  if (found.kind === 'redirect') {
    response.writeHead(308, { Location: found.location, 'Cache-Control': defaultCaching }).end();
    return;
  }
  response.setHeader('Cache-Control', defaultCaching);
  // Read anew each time, so that a build behind a running server is served under its own policy.
  const rules = parseHeaders(await readFile(join(publicDir, '_headers'), 'utf8').catch(() => ''));
  for (const [name, value] of headersFor(rules, found.path)) response.setHeader(name, value);
  if (found.kind === 'file') {
    await sendFile(request, response, found.file);
    return;
  }
  response.statusCode = 404;
  response.setHeader('Cache-Control', defaultCaching);
  const page = join(publicDir, '404.html');
  if (existsSync(page)) await sendFile(request, response, page);
  else response.setHeader('Content-Type', 'text/plain; charset=utf-8').end('Not found\n');
}

/**
 * A server that answers as Cloudflare Pages, Netlify or our nginx would: clean addresses, status 404 with the site's own
 * page, the headers of the `_headers` file, compression, ranges and revalidation. It does not listen yet.
 */
export function createSiteServer({ publicDir }: SiteServerOptions): Server {
  const root = resolve(publicDir);
  return createServer((request, response) => {
    answer(root, request, response).catch((error: unknown) => {
      // A visitor who leaves in the middle of a file is no fault of the server.
      if (response.destroyed) return;
      console.error(`${request.method} ${request.url}:`, error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Server error\n');
    });
  });
}
