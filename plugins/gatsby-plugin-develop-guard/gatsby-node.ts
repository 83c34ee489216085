import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { NodePluginArgs } from 'gatsby';
import { websocketManager } from 'gatsby/dist/utils/websocket-manager';
import { isAllowed } from './isAllowed';

const message = 'gatsby develop answers only its own pages: see plugins/gatsby-plugin-develop-guard/README.md\n';

/** Replaces the listeners of a server for an event by one that passes on allowed requests and refuses the others. */
function guard<To>(server: Server, event: string, listening: string, refuse: (to: To) => unknown): void {
  const listeners = server.listeners(event);
  server.removeAllListeners(event);
  server.on(event, (request: IncomingMessage, to: To, ...rest: unknown[]) => {
    if (!isAllowed(request, listening)) refuse(to);
    else for (const listener of listeners) listener.call(server, request, to, ...rest);
  });
}

/**
 * Guards all requests to Gatsby's server. The hook's argument `app` gets only some of them: live reload (socket.io) listens to the server
 * itself. Gatsby passes the server to socket.io last, when all other listeners are set, so the guard is added after that.
 */
export const onCreateDevServer = ({ store }: Pick<NodePluginArgs, 'store'>): void => {
  const { host } = (store.getState() as { program: { host: string } }).program;
  const { init } = websocketManager;
  websocketManager.init = ({ server }) => {
    const sockets = init({ server });
    guard(server, 'request', host, (response: ServerResponse) =>
      response.writeHead(403, { 'content-type': 'text/plain' }).end(message),
    );
    guard(server, 'upgrade', host, (socket: Duplex) => socket.end('HTTP/1.1 403 Forbidden\r\n\r\n'));
    return sockets;
  };
};
