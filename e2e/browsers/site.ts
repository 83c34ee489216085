import type { ServerResponse } from 'node:http';
import { createSiteServer } from '../../plugins/gatsby-plugin-static-host/server';
import { createAnsweringServer, listen } from '../../src/testing/listen';

/**
 * The scripts of pages opened from now on. `held` ones are requested at the first touch, as on a phone, and are served once they
 * are set to `run`.
 */
type Scripts = 'run' | 'held' | 'off';

/** The site on a port of its own. */
export interface Site {
  readonly origin: string;
  scripts(way: Scripts): void;
  close(): Promise<void>;
}

/** In the page: keeps console messages and errors, from the first byte on and across pages. Not every driver reports them. */
function keepMessages(): void {
  const keep = (...words: unknown[]) => {
    const kept = JSON.parse(sessionStorage.getItem('console') ?? '[]') as string[];
    sessionStorage.setItem(
      'console',
      JSON.stringify([...kept, `${location.pathname}: ${words.map(String).join(' ')}`]),
    );
  };
  console.error = keep;
  console.warn = keep;
  const onError = (event: Event) => {
    if (event instanceof ErrorEvent) keep(event.message);
    else if (event.target instanceof Element) keep('not loaded:', event.target.outerHTML);
  };
  // The error event of an element that fails to load does not bubble.
  window.addEventListener('error', onError, true);
  window.addEventListener('unhandledrejection', ({ reason }) => keep(reason));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    keep('against the policy:', effectiveDirective, blockedURI),
  );
}

/** In the page: the messages so far, which are then forgotten. */
export function takeMessages(): string[] {
  const kept = location.protocol === 'http:' ? sessionStorage.getItem('console') : null;
  if (kept) sessionStorage.removeItem('console');
  return JSON.parse(kept ?? '[]') as string[];
}

const script = '/listen.js';

/** In the page: makes scripts take any machine for a phone. */
function bePhone(): void {
  const own = window.matchMedia;
  window.matchMedia = (query) => own.call(window, query === '(pointer: coarse)' ? 'all' : query);
}

/** A policy that makes any browser treat a page as if scripts were turned off. */
const sandbox = 'sandbox allow-same-origin allow-forms allow-top-navigation';

/** Serves a text with its headers, changed, and not to be cached. */
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
 * Serves the last build the way a host does; its pages keep their console messages.
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
      response.end(`(${keepMessages})();${scripts === 'held' ? `(${bePhone})();` : ''}`);
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
