import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../support/browser';
import { type Driver, find, notFound, type Target } from './driver';

/** The width up to which a window is a phone's, in CSS px: it has a touch screen and no mouse. */
const PHONE = 480;

/** A window of its own, with nothing in its cache and its storage. */
async function openWindow(browser: Browser, width: number, height: number) {
  const phone = width <= PHONE;
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: phone, isMobile: phone });
  return { phone, context, page: await context.newPage() };
}

/** In the page: scrolls an element to the middle of the window and returns the point to press. */
function pointOf(element: HTMLElement): { x: number; y: number } {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  // Of a link that runs over two lines, the first one.
  const [{ left, top, width, height } = element.getBoundingClientRect()] = element.getClientRects();
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * A Chromium of any age, through the part of Playwright that asks for no more than the DevTools protocol: its locators
 * call what no Chromium before 105 knows.
 * @param executablePath the path of the browser
 */
export async function startChromium(executablePath: string): Promise<Driver> {
  // The Chromium of the other tests brings the libraries an old one needs as well.
  const browser = await chromium.launch({ ...launchOptions(), executablePath });
  let open: { phone: boolean; context: BrowserContext; page: Page } = await openWindow(browser, 1280, 800);

  const evaluate: Driver['evaluate'] = ({ css, name }, run) => {
    const target = `(${find})(${JSON.stringify(css)}, ${JSON.stringify(name ?? null)})`;
    const script = `(() => { const element = ${target}; return element && (${run})(element); })()`;
    return open.page.evaluate<never>(script).catch(async (error: unknown) => {
      // A page that is left takes its answer along; the next one is asked.
      if (!/context was destroyed/.test(String(error))) throw error;
      await open.page.waitForLoadState();
      return open.page.evaluate<never>(script);
    });
  };
  const click = async (target: Target) => {
    const point = await evaluate(target, pointOf);
    if (!point) throw notFound(target);
    await (open.phone ? open.page.touchscreen.tap(point.x, point.y) : open.page.mouse.click(point.x, point.y));
  };

  return {
    version: `Chromium ${browser.version()}`,
    open: async (address) => void (await open.page.goto(address, { waitUntil: 'load' })),
    resize: async (width, height) => {
      await open.context.close();
      open = await openWindow(browser, width, height);
    },
    click,
    type: async (target, text) => {
      const found = await evaluate(target, (element) => {
        element.focus();
        return true;
      });
      if (!found) throw notFound(target);
      await open.page.keyboard.type(text);
    },
    choose: async ({ css }, value) => void (await open.page.selectOption(css, value, { force: true })),
    press: (key) => open.page.keyboard.press(key),
    evaluate,
    screenshot: () => open.page.screenshot(),
    close: () => browser.close(),
  };
}
