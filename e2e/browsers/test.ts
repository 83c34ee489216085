import { existsSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { isHydrated } from '../support/open';
import { startChromium } from './chromium';
import type { Driver } from './driver';
import { startFirefox } from './firefox';
import { isOldChromium, oldChromiumPath } from './oldChromium';
import { firefoxPath, webkitPaths } from './installBrowsers';
import { serveSite, type Site, takeMessages } from './site';
import { startWebKit } from './webkit';

const html = { css: 'html' };

/** Starts a browser by its name in playwright.config.ts. */
async function start(name: string): Promise<Driver> {
  if (isOldChromium(name)) return startChromium(oldChromiumPath(name));
  return name === 'firefox' ? startFirefox(firefoxPath()) : startWebKit(...webkitPaths());
}

/**
 * Allowed in every test. Firefox applies `default-src`, which allows nothing, to the prefetching of page data. It could not use
 * what it prefetched anyway: page data has to be revalidated before each use.
 */
const harmless = [/default-src \S+\/page-data\//, /not loaded: <link rel="prefetch"/];

/** Starting means installing, where a browser is missing. */
const timeout = 600_000;

interface Fixtures {
  /** Opens a page of the site. */
  visit: (path: string) => Promise<void>;
  /** Opens a page and waits until it is hydrated. */
  open: (path: string) => Promise<void>;
  /** The path, with its hash, of the page that is open. */
  address: () => Promise<string | null>;
  /** A test fails when a page writes to the console, throws or fails to load a file, unless it allows that. */
  consoleOutput: { allow: (message: RegExp) => void };
}

/** Playwright's runner with another browser, the one in the project's metadata; all tests of a worker share it. */
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
      await driver.evaluate(html, () => void dispatchEvent(new Event('mousemove')));
      await expect.poll(() => driver.evaluate(html, isHydrated), 'the page is hydrated').toBe(true);
    });
  },
  address: async ({ driver }, run) => {
    await run(() => driver.evaluate(html, () => location.pathname + location.hash));
  },
  consoleOutput: [
    async ({ site, driver }, run, testInfo) => {
      const allowed = [...harmless];
      site.scripts('run');
      await driver.resize(1440, 900);
      // Messages of the page before, and the drafts it has stored, are not this test's.
      await driver.open(`${site.origin}/robots.txt`);
      await driver.evaluate(html, () => sessionStorage.clear());
      await run({ allow: (message) => allowed.push(message) });
      if (testInfo.status !== testInfo.expectedStatus) {
        await testInfo.attach('window', { body: await driver.screenshot(), contentType: 'image/png' });
      }
      const messages = (await driver.evaluate(html, takeMessages)) ?? [];
      expect(messages.filter((line) => !allowed.some((one) => one.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
