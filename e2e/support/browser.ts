import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

/**
 * Where a Chromium usually is, in the order in which it is looked for; `CHROMIUM_PATH` in the environment wins. Debian's
 * headless shell is the same browser without its windows: with it tests take two thirds of the time.
 */
const find = (): string | undefined =>
  [
    process.env.CHROMIUM_PATH,
    '/usr/lib/chromium/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ].find((place) => place && existsSync(place));

/**
 * Runs a command that installs something, and prints it.
 * @param what what is missing, for the terminal
 */
export function install(what: string, command: string): void {
  console.log(`There is no ${what} on this machine. Installing one: ${command}`);
  spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
}

/**
 * The path of a Chromium on this machine. Where there is none, one is installed: Debian's package for root on a Debian (Ubuntu's of
 * that name only installs a snap), else Playwright's own.
 * @throws when none could be installed, with advice
 */
function chromiumPath(): string {
  const system = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  const takesPackages = /^ID=debian$/m.test(system) && process.getuid?.() === 0;
  const packages = 'apt-get update -qq && apt-get install -qq -y --no-install-recommends chromium-headless-shell';
  if (!find()) install('Chromium', takesPackages ? packages : 'npx playwright install chromium');
  const found = find();
  if (found) return found;
  throw new Error('There is no Chromium. Install one (npx playwright install chromium), or set CHROMIUM_PATH.');
}

/** How the browser is started: without a sandbox (containers run as root) and without background requests. */
export const launchOptions = (): LaunchOptions => ({
  executablePath: chromiumPath(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
