import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../src/testing/freePort';
import { bringIntoView, type Driver, find, notFound, type Target } from './driver';

// WebDriver, as the W3C describes it: https://www.w3.org/TR/webdriver2/. How it marks an element in JSON, and keys:
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const keys = { Enter: '\uE007', Escape: '\uE00C' };

type ElementReference = Readonly<Record<typeof ELEMENT, string>>;

/** Sends a command: a POST if it has a body, else a GET. */
async function send<T>(url: string, body?: object, method = body ? 'POST' : 'GET'): Promise<T> {
  const response = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: T & { error: string; message: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** A screen that exists in memory only; WebKitGTK does not start without one. */
async function startScreen(path: string) {
  const screen = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const xvfb = spawn(path, ['-displayfd', '3', ...screen], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const output = xvfb.stdio[3] as NodeJS.EventEmitter;
  const [number] = (await once(output, 'data', { signal: AbortSignal.timeout(10_000) })) as [Buffer];
  return { stop: () => xvfb.kill(), display: `:${number.toString().trim()}` };
}

/** A folder of settings for the browser: the buttons of its toolbar are wider than a phone otherwise. */
function makeHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), '* { min-width: 0; margin: 0; padding: 0; border-width: 0; }\n');
  return home;
}

/** Waits until the driver answers; gives up after ten seconds. */
async function waitForDriver(url: string): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!(await fetch(`${url}/status`).catch(() => undefined))) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver does not answer.');
    await pause(50);
  }
}

/**
 * WebKitGTK's own small browser on a screen in memory, through its WebDriver.
 * @param driverPath the path of WebKitWebDriver
 * @param screenPath the path of Xvfb
 */
export async function startWebKit(driverPath: string, screenPath: string): Promise<Driver> {
  const screen = await startScreen(screenPath);
  const home = makeHome();
  const port = await freePort();
  const env = { ...process.env, DISPLAY: screen.display, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: home };
  const program = spawn(driverPath, [`--port=${port}`], { env, stdio: 'ignore' });
  const stop = () => {
    program.kill();
    screen.stop();
    rmSync(home, { recursive: true, force: true });
  };
  // Also when a test run is interrupted.
  process.once('exit', stop);
  const url = `http://127.0.0.1:${port}`;
  await waitForDriver(url);
  const { sessionId, capabilities } = await send<{ sessionId: string; capabilities: { browserVersion: string } }>(
    `${url}/session`,
    { capabilities: {} },
  );
  const session = `${url}/session/${sessionId}`;
  const command = <T>(path: string, body?: object) => send<T>(`${session}/${path}`, body);
  const execute = <T>(run: string, args: readonly unknown[]) =>
    command<T>('execute/sync', { script: `return (${run})(...arguments)`, args });
  const click = ({ [ELEMENT]: id }: ElementReference) => command<undefined>(`element/${id}/click`, {});
  const get = async (target: Target) => {
    const element = await execute<ElementReference | null>(String(find), [target.css, target.name ?? null]);
    if (!element) throw notFound(target);
    return element;
  };
  const evaluate: Driver['evaluate'] = ({ css, name }, run) =>
    execute(`(css, name) => { const element = (${find})(css, name); return element && (${run})(element); }`, [
      css,
      name ?? null,
    ]);

  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    open: (address) => command('url', { url: address }),
    resize: (width, height) => command('window/rect', { width, height }),
    click: async (target) => {
      await evaluate(target, bringIntoView);
      await click(await get(target));
    },
    type: async (target, text) =>
      command(`element/${(await get(target))[ELEMENT]}/value`, { text: text.replaceAll('\n', keys.Enter) }),
    choose: async ({ css }, value) =>
      click(await command('element', { using: 'css selector', value: `${css} option[value="${value}"]` })),
    press: (key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }));
      return command('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    evaluate,
    screenshot: async () => Buffer.from(await command<string>('screenshot'), 'base64'),
    close: () =>
      send<null>(session, undefined, 'DELETE')
        .then(() => undefined)
        .finally(stop),
  };
}
