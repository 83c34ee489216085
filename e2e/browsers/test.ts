import { test as base } from '../support/test';
import { oldChromiumPath, oldChromiums, teachVisibility } from './oldChromium';

export { expect } from '../support/test';

/** The tests' own test, in the browser that the project of playwright.config.ts names. */
export const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use, { project: { name } }) =>
      use(oldChromiums.includes(name) ? { ...launchOptions, executablePath: oldChromiumPath(name) } : launchOptions),
    { scope: 'worker' },
  ],
  page: async ({ page }, provide, { project: { name } }) => {
    if (oldChromiums.includes(name)) await teachVisibility(page);
    await provide(page);
  },
});
