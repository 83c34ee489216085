/** How WebDriver marks an element in JSON: https://www.w3.org/TR/webdriver2/#elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** An element of the page, as WebDriver hands it out. */
export type ElementReference = Readonly<Record<typeof ELEMENT, string>>;

/** The id of an element in the addresses of commands. */
export const idOf = (element: ElementReference): string => element[ELEMENT];

/** Sends one command of a session: the end of its address, and what it takes; without that it is a question. */
export type Command = <T>(path: string, body?: object) => Promise<T>;

/** A session of WebDriver as the W3C describes it: JSON over HTTP. */
export interface Session {
  readonly capabilities: Readonly<Record<string, unknown>>;
  readonly command: Command;
  end(): Promise<void>;
}

async function send<T>(method: string, url: string, body?: object): Promise<T> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: T & { error: string; message: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/**
 * Opens a session.
 * @param driver the address of the driver
 * @param capabilities what the browser has to be: https://www.w3.org/TR/webdriver2/#capabilities
 * @throws when the driver refuses, with its reason
 */
export async function openSession(driver: string, capabilities: object): Promise<Session> {
  const opened = await send<{ sessionId: string; capabilities: Record<string, unknown> }>('POST', `${driver}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${driver}/session/${opened.sessionId}`;
  return {
    capabilities: opened.capabilities,
    command: (path, body) => send(body ? 'POST' : 'GET', `${session}/${path}`, body),
    end: () => send('DELETE', session),
  };
}
