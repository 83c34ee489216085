import { type ElementHandle, launch } from 'puppeteer-core';
import { bringIntoView, type Driver, find, notFound, type Target } from './driver';

/**
 * A Firefox as its makers ship it, over WebDriver BiDi, which it speaks itself.
 * @param executablePath the path of the browser
 */
export async function startFirefox(executablePath: string): Promise<Driver> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  const [page = await browser.newPage()] = await browser.pages();

  const inSight = async ({ css, name }: Target) =>
    (await page.evaluateHandle(find, css, name ?? null)).asElement() as ElementHandle<HTMLElement> | null;
  const get = async (target: Target) => {
    const element = await inSight(target);
    if (!element) throw notFound(target);
    return element;
  };

  return {
    version: await browser.version(),
    open: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    resize: (width, height) => page.setViewport({ width, height }),
    click: async (target) => {
      const element = await get(target);
      await element.evaluate(bringIntoView);
      await element.click();
    },
    type: async (target, text) => (await get(target)).type(text),
    choose: async (target, value) => void (await (await get(target)).select(value)),
    press: (key) => page.keyboard.press(key),
    evaluate: async <T>(target: Target, run: (element: HTMLElement) => T): Promise<Awaited<T> | null> => {
      const element = await inSight(target);
      return element ? await element.evaluate(run) : null;
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
