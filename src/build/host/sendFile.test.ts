/** @jest-environment node */
import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { serveSite } from './testing/serveSite';

const words = 'All of it is text. '.repeat(200);
const { ask, publicDir } = serveSite({
  'about.html': `about ${words}`,
  '404.html': 'lost',
  'app-1.js': words,
  'static/picture.avif': Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)),
  'manifest.webmanifest': '{}',
});

describe('compression', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['BR ; q=0.000 , GZIP', 'gzip', gunzipSync],
    ['br;q=0.01', 'br', brotliDecompressSync],
  ])('answers "%s" with %s', async (accepted, encoding, unpack) => {
    const { headers, body } = await ask('/app-1.js', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(Number(headers['content-length'])).toBe(body.length);
    expect(body.length).toBeLessThan(words.length / 4);
    expect(unpack(body).toString()).toBe(words);
  });

  it('keeps one file and another apart', async () => {
    const [about, script] = await Promise.all(
      ['/about', '/app-1.js'].map((path) => ask(path, { 'accept-encoding': 'br' })),
    );
    expect(brotliDecompressSync(about?.body ?? '').toString()).toBe(`about ${words}`);
    expect(brotliDecompressSync(script?.body ?? '').toString()).toBe(words);
  });

  it.each([
    ['/app-1.js', ''],
    ['/static/picture.avif', 'br'],
    ['/manifest.webmanifest', 'br'],
  ])('leaves %s alone for "%s"', async (path, accepted) => {
    expect((await ask(path, { 'accept-encoding': accepted })).headers['content-encoding']).toBeUndefined();
  });
});

describe('asking again', () => {
  it('costs nothing while the file is the same', async () => {
    const { etag = '' } = (await ask('/about')).headers;
    const known = await ask('/about', { 'if-none-match': `"other", ${etag}` });
    expect([known.status, known.body.length]).toEqual([304, 0]);
    expect((await ask('/about', { 'if-none-match': '*' })).status).toBe(304);
    expect((await ask('/about', { 'if-none-match': etag.replace('W/', '') })).status).toBe(304);
    expect((await ask('/about', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('brings the file once it has changed, also when it is as long as before', async () => {
    const path = join(publicDir(), 'changing.txt');
    await writeFile(path, 'before');
    const { etag = '' } = (await ask('/changing.txt')).headers;
    await writeFile(path, 'behind');
    await utimes(path, new Date(), new Date(Date.now() + 5000));
    expect((await ask('/changing.txt', { 'if-none-match': etag })).body.toString()).toBe('behind');
  });

  it('never turns the not-found page into a 304', async () => {
    const { etag = '' } = (await ask('/nowhere')).headers;
    expect((await ask('/nowhere', { 'if-none-match': etag })).status).toBe(404);
  });
});

describe('parts of a file', () => {
  const picture = '/static/picture.avif';

  it.each([
    ['bytes=0-1', 'bytes 0-1/256', [0, 1]],
    ['bytes=254-', 'bytes 254-255/256', [254, 255]],
    ['bytes=-3', 'bytes 253-255/256', [253, 254, 255]],
    ['bytes=255-900', 'bytes 255-255/256', [255]],
    ['bytes=7-7', 'bytes 7-7/256', [7]],
  ])('%s is answered', async (range, contentRange, bytes) => {
    const { status, headers, body } = await ask(picture, { range });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(contentRange);
    expect([...body]).toEqual(bytes);
  });

  it.each(['bytes=256-', 'bytes=-0'])('%s is no part of it, and it says so', async (range) => {
    const { status, headers } = await ask(picture, { range });
    expect([status, headers['content-range']]).toEqual([416, 'bytes */256']);
  });

  it('are all of it when more is asked for than there is', async () => {
    const { status, body } = await ask(picture, { range: 'bytes=-900' });
    expect([status, body.length]).toEqual([206, 256]);
  });

  it('come while the file is the one the visitor began with', async () => {
    const { etag = '', 'accept-ranges': unit } = (await ask(picture)).headers;
    expect(unit).toBe('bytes');
    expect((await ask(picture, { range: 'bytes=0-1', 'if-range': etag.replace('W/', '') })).status).toBe(206);
  });

  it.each([
    { range: 'bytes=0-1,4-5' },
    { range: 'lines=1-2' },
    { range: 'bytes=-' },
    { range: 'see bytes=1-2' },
    { range: 'bytes=1-2 please' },
    { range: 'bytes=9-2' },
    { range: 'bytes=0-1', 'if-range': '"an older version"' },
  ])('come whole for %j', async (headers) => {
    const { status, body } = await ask(picture, headers as Record<string, string>);
    expect([status, body.length]).toEqual([200, 256]);
  });
});
