import type { Page } from '@playwright/test';

/** The menu of small windows: what opens and closes it, and the sheet that is seen while it is open. */
export const menuOf = (page: Page) => ({
  toggle: page.locator('#menu > summary'),
  sheet: page.locator('#menu > div'),
});
