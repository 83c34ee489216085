import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** Smaller bodies gain nothing. */
const threshold = 1024;

/**
 * The encoding to send, the smaller one first.
 * @param accepted the Accept-Encoding header of the request
 */
export function encodingFor(accepted: string | undefined): Encoding | undefined {
  const offers = (accepted ?? '').split(',').flatMap((offer) => {
    const [name = '', ...parameters] = offer
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name];
  });
  return (['br', 'gzip'] as const).find((encoding) => offers.includes(encoding));
}

/** Bodies compressed before, by ETag, which changes with the file. */
const done = new Map<string, Promise<Buffer>>();

/**
 * Compresses a body, once for as long as the server runs.
 * @param key tells one body from another, and its older versions
 * @returns undefined when it is too small to be worth it
 */
export function compressed(body: Buffer, encoding: Encoding, key: string): Promise<Buffer> | undefined {
  if (body.length < threshold) return undefined;
  const name = `${encoding} ${key}`;
  const before = done.get(name);
  if (before) return before;
  // Level 5 is about what content delivery networks choose on the fly; measurements stay close to a visitor's.
  const made = encoding === 'br' ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : deflate(body);
  done.set(name, made);
  return made;
}
