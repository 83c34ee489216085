import compression from 'compression';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, posix, sep } from 'node:path';
import { constants } from 'node:zlib';
import send, { type SendOptions } from 'send';
import { headersFor, parseHeaders, revalidate } from './headers';
import { builtPath } from './publicDir';

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
    const file = join(root, path);
    // A link inside the folder may lead out of it.
    if (existsSync(file) && !realpathSync(file).startsWith(root + sep)) return missing();
    const dotfiles = path.startsWith('/.well-known/') ? 'allow' : 'ignore';
    send(request, encodeURI(path), { root, dotfiles, index: false, ...options })
      .on('directory', missing)
      .on('error', (error: { status?: number }) =>
        ([400, 403, 404].includes(error.status ?? 0) ? missing : fail)(error),
      )
      .pipe(response);
  };
  // Read for each request: a new build is served under its own rules without a restart.
  const setHeadersOf = (path: string): void => {
    const rules = join(root, '_headers');
    response.setHeader('Cache-Control', revalidate);
    response.setHeaders(headersFor(existsSync(rules) ? parseHeaders(readFileSync(rules, 'utf8')) : [], path));
  };
  const notFound = (): void => {
    response.statusCode = 404;
    // They concern a file that is there.
    delete request.headers['if-match'];
    delete request.headers['if-unmodified-since'];
    setHeadersOf(`${prefix}/404.html`);
    sendFile('/404.html', () => end(404), { acceptRanges: false });
  };

  try {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return end(405);
    }
    // Proxies send addresses in absolute form.
    const [, target = '', query = ''] = /^(?:https?:\/\/[^/?]*)?([^?]*)(.*)$/i.exec(request.url ?? '') ?? [];
    const whole = decodeURIComponent(target) || '/';
    // `.`, `..` and empty parts are none of an address: each file has one name.
    if (posix.normalize(whole) !== whole) return notFound();
    if (prefix && whole === prefix) return void response.writeHead(308, { Location: `${prefix}/${query}` }).end();
    if (!whole.startsWith(`${prefix}/`)) return end(404);
    const path = whole.slice(prefix.length);
    const page = pageForms.exec(path)?.[1];
    const forms = [`${page || '/index'}.html`, `${page}/index.html`];
    const file =
      page === undefined || hidden.test(path) ? undefined : forms.find((name) => existsSync(join(root, name)));
    if (file && path !== (page || '/')) {
      return void response.writeHead(308, { Location: prefix + (page || '/') + query }).end();
    }
    setHeadersOf(whole);
    if (hidden.test(path)) notFound();
    else sendFile(file ?? path, notFound);
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
  const root = realpathSync(publicDir);
  const prefix = builtPath(root);
  return createServer((request, response) =>
    compress(request, response, () => answer(root, prefix, request, response)),
  );
}
