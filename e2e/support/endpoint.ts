import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { createAnsweringServer, listen } from '../../src/testing/listen';

/** One form that has arrived. */
export interface Post {
  readonly type: string | undefined;
  readonly fields: Record<string, string>;
}

type Answer = (response: ServerResponse) => void;

/** A real server on this machine that plays the handler forms are sent to. */
export interface Endpoint {
  readonly url: string;
  readonly posts: readonly Post[];
  /** What it answers, one after the other; the last one for good. */
  answer(...answers: Answer[]): void;
  /** Ends it: from then on connections are refused. */
  close(): Promise<void>;
}

/** An answer with a status, and a body of its own if so wanted. */
export const status =
  (code: number, body = `{"ok":${code < 400}}`, type = 'application/json'): Answer =>
  (response) =>
    void response.writeHead(code, { 'Content-Type': type }).end(body);

/** A page, as whoever asks for one gets it. */
const page = status(200, '<!doctype html><title>Log in</title>', 'text/html');

/** An answer that sends the browser on to a page. */
export const redirect: Answer = (response) => void response.writeHead(303, { Location: '/login' }).end();

/** A yes that the browser keeps from the site. */
export const unread: Answer = (response) => {
  response.removeHeader('Access-Control-Allow-Origin');
  status(200)(response);
};

/** The connection breaks once the form has been read. */
export const reset: Answer = (response) => void response.socket?.destroy();

/** No answer at all. */
export const silence: Answer = () => undefined;

/** An answer that comes when the test says so, also to a form that arrives after that. */
export function later(): { answer: Answer; release: () => void } {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  return { answer: (response) => void released.then(() => status(200)(response)), release };
}

/** Starts an endpoint that says yes until told otherwise. */
export async function startEndpoint(): Promise<Endpoint> {
  const posts: Post[] = [];
  let answers: Answer[] = [status(200)];

  const server = createAnsweringServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.method !== 'POST') return page(response);
    const fields = Object.fromEntries(new URLSearchParams(await text(request)));
    posts.push({ type: request.headers['content-type'], fields });
    return answers[Math.min(posts.length, answers.length) - 1]?.(response);
  });
  const { port, close } = await listen(server);
  return {
    url: `http://127.0.0.1:${port}/form`,
    posts,
    answer: (...given) => (answers = given),
    close,
  };
}
