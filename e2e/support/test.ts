import { expect, test as base } from '@playwright/test';

interface ConsoleOutput {
  /** Names a message that the test causes on purpose. */
  allow(message: RegExp): void;
}

interface Fixtures {
  consoleOutput: ConsoleOutput;
  /** For tests of what pages do and not of how they look: `test.use({ pictures: 'empty' })` fetches and decodes less. */
  pictures: 'whole' | 'empty';
}

/**
 * Playwright's test, in the browser that the project of playwright.config.ts names. A page that writes an error or warning to the
 * console, throws, breaks the Content-Security-Policy or sends a request to another host fails its test.
 */
export const test = base.extend<Fixtures>({
  pictures: ['whole', { option: true }],
  baseURL: ({ baseURL, pictures }, provide) => {
    const { SITE_PORT = '', EMPTY_PICTURES_PORT = '' } = process.env;
    return provide(pictures === 'empty' ? baseURL?.replace(SITE_PORT, EMPTY_PICTURES_PORT) : baseURL);
  },
  consoleOutput: [
    async ({ page, baseURL }, use) => {
      const { origin: own } = new URL(baseURL ?? '');
      const messages: string[] = [];
      const allowed: RegExp[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) messages.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => messages.push(`error: ${error.message}`));
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== own) messages.push(`third party: ${request.url()}`);
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
