import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

/**
 * The path of a Chromium on this machine: where one usually is, in the order in which it is looked for; `CHROMIUM_PATH` in the
 * environment wins. Debian's headless shell is the same browser without its windows: with it tests take two thirds of the time.
 * @throws when there is none, with advice
 */
function chromiumPath(): string {
  const found = [
    process.env.CHROMIUM_PATH,
    '/usr/lib/chromium/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ].find((place) => place && existsSync(place));
  if (found) return found;
  throw new Error(
    'There is no Chromium. Install one (npx playwright install --with-deps chromium), or set CHROMIUM_PATH.',
  );
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
