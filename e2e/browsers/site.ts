import type { ServerResponse } from 'node:http';
import { createSiteServer } from '../../plugins/gatsby-plugin-static-host/server';
import { createAnsweringServer, listen } from '../../src/testing/listen';

/**
 * What becomes of the scripts of pages opened from now on. `held` ones are asked for at the first touch, as on a phone, and
 * come when they are let run.
 */
type Scripts = 'run' | 'held' | 'off';

/** The site on a port of its own. */
export interface Site {
  readonly origin: string;
  scripts(way: Scripts): void;
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

/** In the page: has it take any machine for a phone. */
function bePhone(): void {
  const own = window.matchMedia;
  window.matchMedia = (query) => own.call(window, query === '(pointer: coarse)' ? 'all' : query);
}

/** Has a browser treat a page as one that turned scripts off does, whichever browser it is. */
const sandbox = 'sandbox allow-same-origin allow-forms allow-top-navigation';

/** Serves a text as it is, with its headers, but for what it is told; no browser keeps it. */
async function pass(url: string, response: ServerResponse, change: (text: string) => string): Promise<void> {
  const got = await fetch(url);
  for (const [name, value] of got.headers) {
    if (!/^(content-(length|encoding)|transfer-encoding|etag|connection|keep-alive)$/.test(name))
      response.appendHeader(name, value);
  }
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(got.status).end(change(await got.text()));
}

/**
 * Serves the last build the way a host does; its pages keep what goes wrong in them.
 * @param publicDir the folder of the built site
 */
export async function serveSite(publicDir: string): Promise<Site> {
  const site = createSiteServer({ publicDir });
  const inner = await listen(site);
  const address = `http://127.0.0.1:${inner.port}`;
  let scripts: Scripts = 'run';
  let release: () => void = () => undefined;
  let released = Promise.resolve();
  const server = createAnsweringServer(async (request, response) => {
    const { url = '/', headers } = request;
    if (url === script) {
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' });
      response.end(`(${keepNoise})();${scripts === 'held' ? `(${bePhone})();` : ''}`);
    } else if (headers.accept?.startsWith('text/html')) {
      if (scripts === 'off') response.setHeader('Content-Security-Policy', sandbox);
      await pass(address + url, response, (html) => html.replace(/<head[^>]*>/, `$&<script src="${script}"></script>`));
    } else if (url.endsWith('.js')) {
      await released;
      await pass(address + url, response, (text) => text);
    } else {
      site.emit('request', request, response);
    }
  });
  const outer = await listen(server);
  return {
    origin: `http://localhost:${outer.port}`,
    scripts: (way) => {
      scripts = way;
      release();
      if (way === 'held') released = new Promise((resolve) => (release = resolve));
    },
    close: async () => {
      await outer.close();
      await inner.close();
    },
  };
}
