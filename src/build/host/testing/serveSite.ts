import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createSiteServer } from '../server';

/** What the server answers. */
interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Serves a site during the tests of a file, or of a `describe`. To be called outside the tests.
 * @param files what lies in its folder, by path; a file `outside.txt` lies beside the folder
 * @returns `ask` asks over HTTP, with the path exactly as written: `fetch` would tidy it up first
 */
export function serveSite(files: Readonly<Record<string, string | Buffer>>) {
  let folder: string;
  let server: Server;
  const publicDir = (): string => join(folder, 'public');

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-'));
    await writeFile(join(folder, 'outside.txt'), 'outside');
    for (const [name, content] of Object.entries(files)) {
      await mkdir(dirname(join(publicDir(), name)), { recursive: true });
      await writeFile(join(publicDir(), name), content);
    }
    server = createSiteServer({ publicDir: publicDir() });
    await new Promise<void>((resolve) => server.listen(0, resolve));
  });

  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true });
  });

  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      request({ port, path, headers, method, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      })
        .on('error', reject)
        .end();
    });

  return { ask, publicDir };
}
