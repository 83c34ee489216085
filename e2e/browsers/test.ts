import { existsSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { isHydrated } from '../support/open';
import { startChromium } from './chromium';
import type { Driver } from './driver';
import { startFirefox } from './firefox';
import { isOldChromium, oldChromiumPath } from './oldChromium';
import { type Engine, programsOf } from './installBrowsers';
import { serveSite, type Site, takeNoise } from './site';
import { startWebKit } from './webkit';

const anything = { css: 'html' };

/** Starts a browser by its name in playwright.config.ts. */
async function start(name: string): Promise<Driver> {
  if (isOldChromium(name)) return startChromium(oldChromiumPath(name));
  const engine = name as Engine;
  const [program = '', screen = ''] = programsOf(engine);
  return engine === 'firefox' ? startFirefox(program) : startWebKit(program, screen);
}

/**
 * What nobody is without. Firefox holds the prefetching of page data against `default-src`, which allows nothing, and
 * would throw away what it got, because page data is to be asked for anew before each use; then the page asks for it.
 */
const harmless = [/default-src \S+\/page-data\//, /not loaded: <link rel="prefetch"/];

/** Starting means installing, where a browser is missing. */
const timeout = 600_000;

interface Fixtures {
  /** Opens a page of the site. */
  visit: (path: string) => Promise<void>;
  /** Opens a page, moves as whoever does anything at all (on a phone the scripts come then), and waits until it is hydrated over. */
  open: (path: string) => Promise<void>;
  /** The path, with its hash, of the page that is open. */
  address: () => Promise<string | null>;
  /** Names what may go wrong; anything else that does fails the test. */
  consoleOutput: { allow: (message: RegExp) => void };
}

/** Playwright's runner, with a browser of another kind: one for all journeys, of the engine the project is named after. */
export const test = base.extend<Fixtures, { site: Site; driver: Driver }>({
  site: [
    async ({}, run) => {
      if (!existsSync('public/index.html')) throw new Error('There is no build: npm run build');
      const site = await serveSite('public');
      await run(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  driver: [
    async ({}, run, { project }) => {
      const driver = await start(String(project.metadata.browser));
      console.log(driver.version);
      await run(driver);
      await driver.close();
    },
    { scope: 'worker', timeout },
  ],
  visit: async ({ site, driver }, run) => {
    await run((path) => driver.open(site.origin + path));
  },
  open: async ({ visit, driver }, run) => {
    await run(async (path) => {
      await visit(path);
      await driver.evaluate(anything, () => void dispatchEvent(new Event('mousemove')));
      await expect.poll(() => driver.evaluate(anything, isHydrated), 'scripts have hydrated the page over').toBe(true);
    });
  },
  address: async ({ driver }, run) => {
    await run(() => driver.evaluate(anything, () => location.pathname + location.hash));
  },
  consoleOutput: [
    async ({ site, driver }, run, testInfo) => {
      const expected = [...harmless];
      site.scripts('run');
      await driver.resize(1440, 900);
      // What the page before says when it is left, and the drafts it has kept, are not this test's.
      await driver.open(`${site.origin}/robots.txt`);
      await driver.evaluate(anything, () => sessionStorage.clear());
      await run({ allow: (message) => expected.push(message) });
      if (testInfo.status !== testInfo.expectedStatus) {
        await testInfo.attach('window', { body: await driver.screenshot(), contentType: 'image/png' });
      }
      const noise = (await driver.evaluate(anything, takeNoise)) ?? [];
      expect(noise.filter((line) => !expected.some((one) => one.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
