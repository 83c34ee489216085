import type { ServerResponse } from 'node:http';
import { createSiteServer } from '../../src/build/host/server';
import { createAnsweringServer, listen } from '../../src/testing/listen';

/** The site on a port of its own. */
export interface Site {
  readonly origin: string;
  close(): Promise<void>;
}

/** In the page: keeps what goes wrong, from the first byte on and across pages. Not every driver tells it. */
function keepNoise(): void {
  const keep = (...words: unknown[]) => {
    const kept = JSON.parse(sessionStorage.getItem('noise') ?? '[]') as string[];
    sessionStorage.setItem('noise', JSON.stringify([...kept, `${location.pathname}: ${words.map(String).join(' ')}`]));
  };
  console.error = keep;
  console.warn = keep;
  const onError = (event: Event) => {
    if (event instanceof ErrorEvent) keep(event.message);
    else if (event.target instanceof Element) keep('not loaded:', event.target.outerHTML);
  };
  // What does not load tells only those who listen on the way down.
  window.addEventListener('error', onError, true);
  window.addEventListener('unhandledrejection', ({ reason }) => keep(reason));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    keep('against the policy:', effectiveDirective, blockedURI),
  );
}

/** In the page: what went wrong so far; from then on nothing has. */
export function takeNoise(): string[] {
  const kept = location.protocol === 'http:' ? sessionStorage.getItem('noise') : null;
  if (kept) sessionStorage.removeItem('noise');
  return JSON.parse(kept ?? '[]') as string[];
}

const script = '/listen.js';

/** Serves a page as it is, with its headers, and a script before everything else in it. */
async function withScript(url: string, response: ServerResponse): Promise<void> {
  const page = await fetch(url);
  const html = (await page.text()).replace(/<head[^>]*>/, `$&<script src="${script}"></script>`);
  for (const [name, value] of page.headers) {
    if (!/^(content-(length|encoding)|transfer-encoding|etag|connection|keep-alive)$/.test(name))
      response.setHeader(name, value);
  }
  response.writeHead(page.status).end(html);
}

/**
 * Serves the last build the way a host does; its pages keep what goes wrong in them.
 * @param publicDir the folder of the built site
 */
export async function serveSite(publicDir: string): Promise<Site> {
  const site = createSiteServer({ publicDir });
  const inner = await listen(site);
  const address = `http://127.0.0.1:${inner.port}`;
  const server = createAnsweringServer(async (request, response) => {
    if (request.url === script) response.setHeader('Content-Type', 'text/javascript').end(`(${keepNoise})();`);
    else if (request.headers.accept?.startsWith('text/html')) await withScript(address + request.url, response);
    else site.emit('request', request, response);
  });
  const outer = await listen(server);
  return {
    origin: `http://localhost:${outer.port}`,
    close: async () => {
      await outer.close();
      await inner.close();
    },
  };
}
