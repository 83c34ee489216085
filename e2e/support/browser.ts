import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

/** Where a Chromium usually is, in the order in which it is looked for; `CHROMIUM_PATH` in the environment wins. */
const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of a Chromium on this machine.
 * @returns the first that exists: the environment's, the system's, the one Playwright installed
 * @throws when there is none, with the cure
 */
export function chromiumPath(): string {
  const found = [...places, chromium.executablePath()].find((place) => place && existsSync(place));
  if (found) return found;
  throw new Error(
    'No Chromium found. Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or set CHROMIUM_PATH.',
  );
}

/** How the browser is started: without a sandbox (containers run as root) and without a word to the outside. */
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
