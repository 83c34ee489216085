import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../src/testing/freePort';
import { bringIntoView, type Driver, find, nothing, type Target } from './driver';
import { type ElementReference, idOf, openSession } from './webdriver';

/** Key codes of WebDriver: https://www.w3.org/TR/webdriver2/#keyboard-actions. */
const keys = { Enter: '\uE007', Escape: '\uE00C' };

/** A screen that exists in memory only; WebKitGTK does not start without one. */
async function startScreen(path: string): Promise<{ process: ChildProcess; display: string }> {
  const screen = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const xvfb = spawn(path, ['-displayfd', '3', ...screen], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(xvfb.stdio[3] as NodeJS.EventEmitter, 'data', {
    signal: AbortSignal.timeout(10_000),
  })) as [Buffer];
  return { process: xvfb, display: `:${number.toString().trim()}` };
}

/** Settings of its own for the browser: the buttons of its bar may be narrower than a phone together. */
function makeHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), '* { min-width: 0; margin: 0; padding: 0; border-width: 0; }\n');
  return home;
}

/** Waits until a program listens; gives up after ten seconds. */
async function listening(port: number): Promise<void> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(50);
    } finally {
      socket.destroy();
    }
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
  const environment = { ...process.env, DISPLAY: screen.display, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: home };
  const program = spawn(driverPath, [`--port=${port}`], { env: environment, stdio: 'ignore' });
  const stop = () => {
    program.kill();
    screen.process.kill();
    rmSync(home, { recursive: true, force: true });
  };
  // Also when a test run ends before its time.
  process.once('exit', stop);
  await listening(port);
  const { capabilities, command, end } = await openSession(`http://127.0.0.1:${port}`, {});

  const execute = <T>(run: string, args: readonly unknown[]) =>
    command<T>('execute/sync', { script: `return (${run})(...arguments)`, args });
  const get = async (target: Target): Promise<string> => {
    const element = await execute<ElementReference | null>(String(find), [target.css, target.name ?? null]);
    if (!element) throw nothing(target);
    return idOf(element);
  };

  const evaluate: Driver['evaluate'] = ({ css, name }, run) =>
    execute(`(css, name) => { const element = (${find})(css, name); return element && (${run})(element); }`, [
      css,
      name ?? null,
    ]);

  return {
    version: `WebKitGTK ${String(capabilities.browserVersion)}`,
    open: (url) => command('url', { url }),
    resize: (width, height) => command('window/rect', { width, height }),
    click: async (target) => {
      await evaluate(target, bringIntoView);
      await command(`element/${await get(target)}/click`, {});
    },
    type: async (target, text) =>
      command(`element/${await get(target)}/value`, { text: text.replaceAll('\n', keys.Enter) }),
    choose: async ({ css }, value) => {
      const option = { using: 'css selector', value: `${css} option[value="${value}"]` };
      await command(`element/${idOf(await command<ElementReference>('element', option))}/click`, {});
    },
    press: (key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }));
      return command('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    evaluate,
    screenshot: async () => Buffer.from(await command<string>('screenshot'), 'base64'),
    close: () => end().finally(stop),
  };
}
