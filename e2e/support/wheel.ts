import { expect, type Page } from '@playwright/test';

/** Turns the wheel by `px` until `check` holds: a turn before the frame with which a page or a sheet scrolls is lost. */
export const wheelUntil = (page: Page, px: number, check: () => Promise<void>) =>
  expect(async () => {
    await page.mouse.wheel(0, px);
    await check();
  }).toPass({ timeout: 10_000 });
