import type { Page } from '@playwright/test';

/** Requests that wait until they are released, all at once. */
interface HeldRequests {
  /** How many wait. */
  readonly count: number;
  /** Holds requests again. */
  hold(): void;
  /**
   * Lets all requests through.
   * @returns how many waited
   */
  release(): number;
}

/** Holds the requests of a page from now on whose address matches. */
export async function holdRequests(page: Page, address: RegExp): Promise<HeldRequests> {
  let open: () => void = () => undefined;
  let opened = new Promise<void>((resolve) => (open = resolve));
  let count = 0;
  await page.route(address, async (route) => {
    count += 1;
    await opened;
    // The page may have been left meanwhile.
    await route.continue().catch(() => undefined);
  });
  return {
    get count() {
      return count;
    },
    hold: () => {
      count = 0;
      opened = new Promise((resolve) => (open = resolve));
    },
    release: () => {
      open();
      return count;
    },
  };
}
