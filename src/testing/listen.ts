import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on a port of its own, for this machine alone. */
export interface Listening {
  readonly port: number;
  /** Ends it and every connection; from then on they are refused. */
  close(): Promise<void>;
}

/** Lets a server listen on whatever port is free. */
export async function listen(server: Server): Promise<Listening> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * A server that takes its time to answer. Where it cannot, it hangs up: a browser may take back what it was sending, and that
 * is no problem of the test that runs by then.
 */
export const createAnsweringServer = (
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Server =>
  createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
