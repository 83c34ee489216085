import { once } from 'node:events';
import type { Server } from 'node:http';
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
