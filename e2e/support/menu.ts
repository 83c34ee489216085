import type { Page } from '@playwright/test';

/** Returns the menu of small windows: the control that opens and closes it, and the sheet that it opens. */
export const menuOf = (page: Page) => ({
  // A `summary` before the scripts run, a button after that.
  toggle: page.locator('#menu :is(summary:not([hidden]), button[aria-expanded])'),
  sheet: page.locator('#menu-sheet'),
});
