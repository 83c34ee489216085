import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { createAnsweringServer, listen } from '../../src/testing/listen';

type Answer = (response: ServerResponse) => void;

/** A real server on this machine that receives forms like their handler. */
export interface Endpoint {
  readonly url: string;
  /** The fields of each form that has arrived. */
  readonly posts: ReadonlyArray<Record<string, string>>;
  /** What it answers, one after the other; the last one for good. */
  answer(...answers: Answer[]): void;
  /** Ends it: from then on connections are refused. */
  close(): Promise<void>;
}

/** An answer with a status. */
export const status =
  (code: number): Answer =>
  (response) =>
    void response.writeHead(code, { 'Content-Type': 'application/json' }).end(`{"ok":${code < 400}}`);

/** The connection breaks once the form has been read. */
export const reset: Answer = (response) => void response.socket?.destroy();

/** An answer that comes when `release` is called, also to a form that arrives after that. */
export function later(): { answer: Answer; release: () => void } {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  return { answer: (response) => void released.then(() => status(200)(response)), release };
}

/** Starts an endpoint that answers 200 by default. */
export async function startEndpoint(): Promise<Endpoint> {
  const posts: Array<Record<string, string>> = [];
  let answers: Answer[] = [status(200)];
  const server = createAnsweringServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    posts.push(Object.fromEntries(new URLSearchParams(await text(request))));
    return answers[Math.min(posts.length, answers.length) - 1]?.(response);
  });
  const { port, close } = await listen(server);
  return { url: `http://127.0.0.1:${port}/form`, posts, answer: (...given) => (answers = given), close };
}
