/**
 * Serves `public/`, or the folder in PUBLIC_DIR, to the browser tests. It works like a host: addresses of pages end without a slash, texts
 * are sent as brotli, and `_headers` applies. All files are kept in memory. `playwright.config.ts` starts it, and reads its port.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { listen } from '../../src/testing/listen';

const publicDir = join(process.env.PUBLIC_DIR ?? 'public');

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** The rules of `_headers`: a pattern for addresses, and the response headers. */
const rules = readFileSync(join(publicDir, '_headers'), 'utf8')
  .split(/\n(?=\/)/)
  .map((rule) => ({
    pattern: new RegExp(`^${/^.*/.exec(rule)?.[0].replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
    headers: [...rule.matchAll(/^ {2}([\w-]+): (.*)/gm)].map(([, name = '', value = '']) => [name, value] as const),
  }));

interface File {
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  /** The compressed body, only for texts. */
  readonly brotli?: Buffer;
}

async function readFile(path: string): Promise<File> {
  const bytes = readFileSync(join(publicDir, path));
  const type = types[extname(path)] ?? 'application/octet-stream';
  const headers = new Headers({ 'content-type': type });
  for (const rule of rules)
    if (rule.pattern.test(path)) for (const [name, value] of rule.headers) headers.append(name, value);
  if (!headers.has('cache-control')) headers.set('cache-control', 'public, max-age=0, must-revalidate');
  const brotli = type.endsWith('utf-8') ? { brotli: await promisify(brotliCompress)(bytes) } : {};
  return { bytes, headers: Object.fromEntries(headers), ...brotli };
}

/** Answers with the file at an address, or with the not-found page. */
const answerFrom = (files: ReadonlyMap<string, File>) => (request: IncomingMessage, response: ServerResponse) => {
  const [path = '', query] = (request.url ?? '').split(/(?=\?)/);
  const page = path.length > 1 && path.endsWith('/') && files.get(`${path.slice(0, -1)}.html`);
  if (page) return response.writeHead(301, { location: path.slice(0, -1) + (query ?? '') }).end();
  const found = files.get(path) ?? files.get(path === '/' ? '/index.html' : `${path}.html`);
  const { bytes, brotli, headers } = found ?? (files.get('/404.html') as File);
  const isPacked = brotli && /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  const body = isPacked ? brotli : bytes;
  const more = { 'content-length': body.length, ...(brotli && { vary: 'accept-encoding' }) };
  response.writeHead(found ? 200 : 404, { ...headers, ...more, ...(isPacked && { 'content-encoding': 'br' }) });
  return response.end(request.method === 'HEAD' ? undefined : body);
};

async function main(): Promise<void> {
  const entries = readdirSync(publicDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) =>
    join(parentPath, name).slice(publicDir.length).replaceAll(sep, '/'),
  );
  const files = await Promise.all(paths.map(async (path) => [path, await readFile(path)] as const));
  console.log(`${publicDir} is served on port ${await listen(createServer(answerFrom(new Map(files))))}`);
}

void main();
