import { existsSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { createSiteServer } from '../../plugins/gatsby-plugin-static-host/server';
import { listen } from '../../src/testing/listen';

interface ConsoleOutput {
  /** Names a message that the test causes on purpose. */
  allow(message: RegExp): void;
}

/**
 * Playwright's test, with two additions. Each worker serves the build of this folder itself, on a free port: no other server
 * can answer. And a page that writes an error or warning to the console, throws, breaks the Content-Security-Policy or sends a
 * request to another host fails its test.
 */
export const test = base.extend<{ consoleOutput: ConsoleOutput }, { origin: string }>({
  origin: [
    async ({}, use) => {
      if (!existsSync('public/_headers')) throw new Error('There is no finished build: npm run build');
      const { port, close } = await listen(createSiteServer({ publicDir: 'public' }));
      await use(`http://127.0.0.1:${port}`);
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ origin }, provide) => provide(origin),
  consoleOutput: [
    async ({ page, baseURL }, use) => {
      const messages: string[] = [];
      const allowed: RegExp[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) messages.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => messages.push(`error: ${error.message}`));
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) messages.push(`third party: ${request.url()}`);
      });
      await use({ allow: (message) => allowed.push(message) });
      // A request of the page that is still open belongs to no test: answering it could only fail.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(messages.filter((line) => !allowed.some((one) => one.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
