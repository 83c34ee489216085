import compression from 'compression';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, posix, resolve } from 'node:path';
import { constants } from 'node:zlib';
import send, { type SendOptions } from 'send';
import { headersFor, parseHeaders } from './headersFile';
import { builtPath } from './publicDir';

/** The Cache-Control of what no rule in `_headers` names. */
const defaultCaching = 'public, max-age=0, must-revalidate';

/** The forms of a page's path: `/about`, `/about/`, `/about.html`, `/about/index`, `/about/index.html`. */
const pageForms = /^((?:\/[\w-]+)*?)(?:\/index)?(?:\.html|\/)?$/;

/** Files that are for the host, and the not-found page, which is no page of its own. */
const hidden = /^\/(_headers|_redirects|404(\.html|\/.*)?)$/;

const compress = compression({
  // About what content delivery networks choose on the fly; the byte budgets are measured with it.
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  // A range is one of the file's own bytes.
  filter: (request, response) => response.statusCode !== 206 && compression.filter(request, response),
  // Express types its middleware for its own requests; this one needs Node's alone.
}) as unknown as (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

function answer(root: string, prefix: string, request: IncomingMessage, response: ServerResponse): void {
  const end = (status: number): void => {
    const text = `${STATUS_CODES[status]}\n`;
    response.setHeader('Content-Type', 'text/plain; charset=utf-8').setHeader('Content-Length', text.length);
    response.writeHead(status).end(text);
  };
  const fail = (error: unknown): void => {
    const { status = 500 } = error as { status?: number };
    if (status >= 500) console.error(`${request.method} ${request.url}:`, error);
    if (response.headersSent) response.destroy();
    else end(status);
  };
  const sendFile = (path: string, missing: () => void, options?: SendOptions): void => {
    const dotfiles = path.startsWith('/.well-known/') ? 'allow' : 'ignore';
    send(request, encodeURI(path), { root, dotfiles, index: false, ...options })
      .on('directory', missing)
      .on('error', (error: { status?: number }) =>
        ([400, 403, 404].includes(error.status ?? 0) ? missing : fail)(error),
      )
      .pipe(response);
  };
  const notFound = (): void => {
    response.statusCode = 404;
    // They concern a file that is there.
    delete request.headers['if-match'];
    delete request.headers['if-unmodified-since'];
    response.setHeader('Cache-Control', defaultCaching);
    sendFile('/404.html', () => end(404), { acceptRanges: false });
  };

  try {
    response.setHeader('Cache-Control', defaultCaching);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return end(405);
    }
    // Proxies send addresses in absolute form.
    const [, target = '', query = ''] = /^(?:https?:\/\/[^/?]*)?([^?]*)(.*)$/i.exec(request.url ?? '') ?? [];
    // Without `.`, `..` and empty segments, so that each file has one name.
    const whole = posix.normalize(`/${decodeURIComponent(target)}`);
    if (prefix && whole === prefix) return void response.writeHead(308, { Location: `${prefix}/${query}` }).end();
    if (!whole.startsWith(`${prefix}/`)) return end(404);
    const path = whole.slice(prefix.length);
    const page = pageForms.exec(path)?.[1];
    const file = page === '' ? '/index.html' : `${page}.html`;
    const isPage = page !== undefined && !hidden.test(path) && existsSync(join(root, file));
    if (isPage && path !== (page || '/')) {
      return void response.writeHead(308, { Location: prefix + (page || '/') + query }).end();
    }
    // Read for each request: a new build is served under its own policy without a restart.
    const rules = join(root, '_headers');
    response.setHeaders(headersFor(existsSync(rules) ? parseHeaders(readFileSync(rules, 'utf8')) : [], whole));
    if (hidden.test(path)) notFound();
    else sendFile(isPage ? file : path, notFound);
  } catch (error) {
    if (error instanceof URIError) notFound();
    else fail(error);
  }
}

/**
 * A server that answers as Cloudflare Pages, Netlify or our nginx would: addresses without `.html`, status 404 with the
 * site's own page, the headers of the `_headers` file, compression, ranges and revalidation. It does not listen yet.
 * @param publicDir the folder of the built site, which is served below the path it was built for
 */
export function createSiteServer({ publicDir }: { readonly publicDir: string }): Server {
  const root = resolve(publicDir);
  const prefix = builtPath(root);
  return createServer((request, response) =>
    compress(request, response, () => answer(root, prefix, request, response)),
  );
}
