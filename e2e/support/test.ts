import { expect, test as base } from '@playwright/test';

interface ConsoleOutput {
  /** Allows console messages that the test causes on purpose. */
  allow(message: RegExp): void;
}

/** Playwright's test. It also fails if a page reports or throws an error, violates its policy, or sends a request to another host. */
export const test = base.extend<{ consoleOutput: ConsoleOutput }>({
  consoleOutput: [
    async ({ page, baseURL }, use) => {
      const { origin: own } = new URL(baseURL ?? '');
      const messages: string[] = [];
      // The browser and the not-found page report this address, which does not exist.
      const allowed = [/404.*no-such-page/];
      page.on('console', (message) => {
        const line = `console: ${message.text()} (${message.location().url})`;
        if (['error', 'warning'].includes(message.type())) messages.push(line);
      });
      page.on('pageerror', (error) => messages.push(`error: ${error.message}`));
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== own) messages.push(`third party: ${request.url()}`);
      });
      await use({ allow: (message) => allowed.push(message) });
      // Requests that are still open when a test ends are ignored, because an answer could only cause an error.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(messages.filter((line) => !allowed.some((one) => one.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
