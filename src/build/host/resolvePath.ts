import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What a static host answers to an address. */
export type Resolution =
  | { readonly kind: 'file'; readonly file: string; readonly path: string }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'missing'; readonly path: string };

const isFile = async (path: string): Promise<boolean> => (await stat(path).catch(() => undefined))?.isFile() ?? false;

/** Files that are for the host, not for visitors. */
const hostFiles = new Set(['_headers', '_redirects']);

/**
 * The parts of a path, decoded; undefined when it cannot be decoded, climbs out of the site, or names what nobody may see.
 * Empty parts are dropped, so that `//elsewhere.example/` can never become a redirect to another host.
 */
function partsOf(path: string): string[] | undefined {
  try {
    const parts = path
      .split('/')
      .map(decodeURIComponent)
      .filter((part) => part !== '' && part !== '.');
    // `..` among them, which would lead out of the site.
    const hidden = (part: string): boolean => part.startsWith('.') && part !== '.well-known';
    const outside = (part: string): boolean => part.includes('\0') || /[/\\]/.test(part);
    return parts.some((part) => outside(part) || hidden(part)) ? undefined : parts;
  } catch {
    return undefined;
  }
}

const addressOf = (parts: readonly string[]): string => `/${parts.map(encodeURIComponent).join('/')}`;

/**
 * Finds what belongs to an address, as Cloudflare Pages does: `/about` is about.html, `/about/` and `/about.html` lead
 * to `/about`, a file is itself, everything else is missing.
 * @param publicDir the folder of the site, absolute
 * @param target the request target: a path, perhaps with a query
 */
export async function resolvePath(publicDir: string, target: string): Promise<Resolution> {
  const question = target.indexOf('?');
  const path = question === -1 ? target : target.slice(0, question);
  const query = question === -1 ? '' : target.slice(question);
  const parts = partsOf(path);
  const missing: Resolution = { kind: 'missing', path };
  if (!parts || hostFiles.has(parts.join('/'))) return missing;

  const file = (...names: string[]): string => join(publicDir, ...names);
  const redirect = (to: readonly string[]): Resolution => ({ kind: 'redirect', location: addressOf(to) + query });
  const found = (name: string): Resolution => ({ kind: 'file', file: name, path: addressOf(parts) });

  if (parts.length === 0) return (await isFile(file('index.html'))) ? found(file('index.html')) : missing;

  const own = file(...parts);
  if (parts.join('/') === '404.html' || parts.join('/') === '404') return missing;
  const parent = parts.slice(0, -1);
  const name = parts.at(-1) ?? '';
  const page = (await isFile(`${own}.html`)) ? `${own}.html` : undefined;

  if (path.endsWith('/')) return page || (await isFile(own)) ? redirect(parts) : missing;
  if (name === 'index.html' && (await isFile(own))) return redirect(parent);
  if (name.endsWith('.html') && (await isFile(own))) return redirect([...parent, name.slice(0, -'.html'.length)]);
  if (await isFile(own)) return found(own);
  if (name === 'index' && page) return redirect(parent);
  return page ? found(page) : missing;
}
