import type { Page } from '@playwright/test';

/** Holds the requests of a page to addresses that match a pattern, until `release` is called, and again after `hold`. Other routes answer them. */
export async function holdRequests(page: Page, address: RegExp) {
  let open: () => void = () => undefined;
  let opened = new Promise<void>((resolve) => (open = resolve));
  const held = {
    count: 0,
    release: () => open(),
    hold: () => {
      held.count = 0;
      opened = new Promise((resolve) => (open = resolve));
    },
  };
  await page.route(address, async (route) => {
    held.count += 1;
    await opened;
    // The page may have been closed, so this may fail.
    await route.fallback().catch(() => undefined);
  });
  return held;
}
