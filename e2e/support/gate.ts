import type { Page, Route } from '@playwright/test';

/** Requests that are held back until they are let go, all at once. */
class Gate {
  private open: () => void = () => undefined;
  private opened = Promise.resolve();
  private held = 0;

  /** Holds back whatever comes from now on. */
  shut(): void {
    this.held = 0;
    this.opened = new Promise((resolve) => (this.open = resolve));
  }

  /** Takes a request. */
  readonly take = async (route: Route): Promise<void> => {
    this.held += 1;
    await this.opened;
    // Whoever asked may have gone on to another page meanwhile.
    await route.continue().catch(() => undefined);
  };

  /** How much has been held back so far. */
  get count(): number {
    return this.held;
  }

  /**
   * Lets everything through.
   * @returns how much had been held back
   */
  release(): number {
    this.open();
    return this.held;
  }
}

/** Holds back what a page asks for from now on, as far as its address ends so, until the gate is released. */
export async function holdBack(page: Page, address: RegExp): Promise<Gate> {
  const gate = new Gate();
  gate.shut();
  await page.route(address, gate.take);
  return gate;
}
