import type { Page } from '@playwright/test';

/** Requests that are held back until they are let go, all at once. */
interface Gate {
  /** How many have been held back since it was shut. */
  readonly count: number;
  /** Holds back whatever comes from now on. */
  shut(): void;
  /**
   * Lets everything through.
   * @returns how many had been held back
   */
  release(): number;
}

/** Holds back what a page asks for from now on, as far as its address matches, until the gate is released. */
export async function holdBack(page: Page, address: RegExp): Promise<Gate> {
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
    shut: () => {
      count = 0;
      opened = new Promise((resolve) => (open = resolve));
    },
    release: () => {
      open();
      return count;
    },
  };
}
