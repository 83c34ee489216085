import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { compressed, encodingFor } from './compress';
import { contentType, isText } from './contentTypes';

/** First and last byte of a part of a file. */
interface Part {
  readonly start: number;
  readonly end: number;
}

/**
 * The part of a file a Range header asks for.
 * @returns 'whole' for no range, several, or one that is not understood; 'outside' for a part the file does not have
 */
function partOf(range: string | undefined, size: number): Part | 'whole' | 'outside' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(range ?? '');
  if (!match) return 'whole';
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return 'whole';
  if (from === '') return Number(to) === 0 ? 'outside' : { start: Math.max(0, size - Number(to)), end: size - 1 };
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return 'whole';
  return start >= size ? 'outside' : { start, end };
}

const plain = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether the visitor has this version already. */
const isFresh = (known: string | undefined, etag: string): boolean =>
  known !== undefined && known.split(',').some((tag) => tag.trim() === '*' || plain(tag) === plain(etag));

/**
 * Sends a file: compressed where the visitor takes it, in part where a part is asked for, not at all where the visitor
 * has it already. Headers set on the response before stay. The body of an answer to HEAD is left out by Node itself.
 */
export async function sendFile(request: IncomingMessage, response: ServerResponse, file: string): Promise<void> {
  const { size, mtimeMs } = await stat(file);
  const type = contentType(file);
  const etag = `"${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}"`;
  const found = response.statusCode === 200;
  response.setHeader('Content-Type', type);
  response.setHeader('ETag', `W/${etag}`);
  if (isText(type)) response.setHeader('Vary', 'Accept-Encoding');
  else response.setHeader('Accept-Ranges', 'bytes');

  if (found && isFresh(request.headers['if-none-match'], etag)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  if (isText(type)) {
    const body = await readFile(file);
    const encoding = encodingFor(request.headers['accept-encoding']);
    const small = encoding && (await compressed(body, encoding, file + etag));
    if (small) response.setHeader('Content-Encoding', encoding);
    const sent = small ?? body;
    response.setHeader('Content-Length', sent.length);
    response.end(sent);
    return;
  }
  const ifRange = request.headers['if-range'];
  const stale = ifRange !== undefined && plain(String(ifRange)) !== etag;
  const part = stale ? 'whole' : partOf(request.headers.range, size);
  if (part === 'outside') {
    response.statusCode = 416;
    response.setHeader('Content-Range', `bytes */${size}`);
    response.end();
    return;
  }
  if (part !== 'whole') {
    response.statusCode = 206;
    response.setHeader('Content-Range', `bytes ${part.start}-${part.end}/${size}`);
  }
  const { start, end } = part === 'whole' ? { start: 0, end: size - 1 } : part;
  response.setHeader('Content-Length', end - start + 1);
  if (size === 0) response.end();
  else await pipeline(createReadStream(file, { start, end }), response);
}
