import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../support/browser';
import { menuOf } from '../support/menu';
import { open } from '../support/open';
import { budgets } from '../../src/testing/budgets';

/** How long a visitor waits for the page to answer, in milliseconds. */
export interface Answer {
  /** What was done. */
  readonly name: string;
  readonly milliseconds: number;
  readonly budget: number;
}

/** How often each is done; the median counts. */
const times = 5;

/** In the page: notes how long every event waits for its next frame (Event Timing, what INP is made of). */
const watch = () => {
  const noted: number[] = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId) noted.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  Object.assign(window, { noted });
};

/** The slowest event since the last look; the browser tells of it a frame after the one it waited for. */
const slowest = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const { noted } = window as unknown as { noted: number[] };
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve(Math.max(0, ...noted.splice(0))))),
        );
      }),
  );

const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

async function repeated(page: Page, once: () => Promise<void>, after: () => Promise<void>): Promise<number> {
  const all: number[] = [];
  for (let time = 0; time < times; time++) {
    await slowest(page);
    await once();
    all.push(await slowest(page));
    await after();
  }
  return median(all);
}

async function menu(page: Page): Promise<number> {
  await open(page, '/');
  const { toggle, sheet } = menuOf(page);
  return repeated(
    page,
    async () => {
      await toggle.click();
      await sheet.waitFor({ state: 'visible' });
    },
    async () => {
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'hidden' });
    },
  );
}

async function typing(page: Page): Promise<number> {
  await open(page, '/contact');
  const field = page.locator('#form textarea');
  await field.click();
  return repeated(
    page,
    () => page.keyboard.type('Akwaaba from Accra'),
    () => field.fill(''),
  );
}

async function toast(page: Page): Promise<number> {
  await open(page, '/');
  const button = page.locator('main button').first();
  const shown = page.locator('[data-sonner-toast]');
  return repeated(
    page,
    async () => {
      await button.click();
      await shown.first().waitFor();
    },
    async () => {
      await shown.getByRole('button').first().click();
      await shown.first().waitFor({ state: 'detached' });
    },
  );
}

/** From the click on a link to the frame that shows the headline of the page it leads to, which has been there before. */
async function navigation(page: Page): Promise<number> {
  await open(page, '/films');
  const all: number[] = [];
  const go = async (path: string) => {
    const took = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let pressed = 0;
          addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
          const before = document.querySelector('h1');
          // Without functions that have names: tsx would wrap them in a helper the page does not know.
          new MutationObserver((_, observer) => {
            const now = document.querySelector('h1');
            if (!now || now === before) return;
            observer.disconnect();
            requestAnimationFrame((shown) => resolve(shown - pressed));
          }).observe(document.body, { childList: true, subtree: true });
        }),
    );
    await page
      .locator(`footer a[href^="${path}"], header a[href="${path}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    all.push(await took);
  };
  for (let time = 0; time < times; time++) for (const path of ['/awards', '/films']) await go(path);
  // The first way there and back is not warm.
  return median(all.slice(2));
}

/**
 * Uses the site as a visitor on a slow phone does: at 390 px, with a quarter of the processor.
 * @param base where the site is served
 */
export async function interactions(base: string): Promise<Answer[]> {
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage({ baseURL: base, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await page.addInitScript(watch);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const answers = [
    { name: 'the menu opens', milliseconds: await menu(page), budget: budgets.interaction },
    { name: 'a field takes what is typed', milliseconds: await typing(page), budget: budgets.interaction },
    { name: 'a control says that it is coming soon', milliseconds: await toast(page), budget: budgets.interaction },
    { name: 'a link shows the next headline', milliseconds: await navigation(page), budget: budgets.navigation },
  ];
  await browser.close();
  return answers;
}
