import { test as base, expect } from '@playwright/test';

/**
 * Playwright's test, with one rule added: a page that writes an error or warning to the console, throws, breaks the
 * Content-Security-Policy or asks another host for anything fails its test. `quiet.expect` names what a test means to see.
 */
export const test = base.extend<{ quiet: { expect: (message: RegExp) => void } }>({
  quiet: [
    async ({ page, baseURL }, use) => {
      const noise: string[] = [];
      const expected: RegExp[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) noise.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => noise.push(`error: ${error.message}`));
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL && !expected.some((one) => one.test(request.url()))) {
          noise.push(`third party: ${request.url()}`);
        }
      });
      await use({ expect: (message) => expected.push(message) });
      // What a page still asks for when its test has ended is no test's business: answering it could only fail.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(noise.filter((line) => !expected.some((one) => one.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
