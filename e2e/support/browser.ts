import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import { debianInstall, install, type Machine, takesDebianPackages, thisMachine } from './machine';

/**
 * Where a Chromium usually is, in the order in which it is looked for; `CHROMIUM_PATH` in the environment wins. Debian's
 * headless shell is the same browser without its windows: tests take it two thirds of the time.
 */
const places = () => [
  process.env.CHROMIUM_PATH,
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  chromium.executablePath(),
];

const find = (): string | undefined => places().find((place) => place && existsSync(place));

/**
 * The commands that can install a Chromium, the most fitting first: Debian's packages, with all they need, for root on a
 * Debian (Ubuntu's package of that name is only a signpost to its store); else Playwright's own.
 */
function waysToInstall(machine: Machine): string[] {
  const playwright = `npx playwright install ${machine.root && machine.osRelease ? '--with-deps ' : ''}chromium`;
  const packages = takesDebianPackages(machine) ? ['chromium-headless-shell', 'chromium'] : [];
  return [...packages.map((name) => debianInstall(name)), playwright];
}

/**
 * The path of a Chromium on this machine: the environment's, the system's, or Playwright's. Where there is none, one is
 * installed.
 * @throws when the environment names one that is not there, or none could be installed, with the cure
 */
function chromiumPath(): string {
  const wished = process.env.CHROMIUM_PATH;
  if (wished && !existsSync(wished)) throw new Error(`CHROMIUM_PATH is ${wished}, and there is nothing there.`);
  if (!find()) waysToInstall(thisMachine()).some((command) => install('Chromium', command));
  const found = find();
  if (found) return found;
  throw new Error(
    'No Chromium found, and none could be installed. Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or set CHROMIUM_PATH.',
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
