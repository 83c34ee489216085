import type { Page } from '@playwright/test';

/** The menu of small windows: what opens and closes it, and the sheet that is seen while it is open. */
export const menuOf = (page: Page) => ({
  // A `summary` before the scripts run, a button afterwards.
  toggle: page.locator('#menu :is(summary:not([hidden]), button[aria-expanded])'),
  sheet: page.locator('#menu-sheet'),
});
