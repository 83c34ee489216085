import type { Locator, Page } from '@playwright/test';

/** Something to press, as it stands in the page. */
export interface Control {
  /** Its place among all controls of the shell and the page, in the order of the document. */
  readonly index: number;
  readonly tag: string;
  /** What tells it apart for whoever reads a failure: part of the page, name, destination. */
  readonly name: string;
  /** The destination as written; null for a button. */
  readonly href: string | null;
  readonly type: string | null;
  /** The id of what it opens, if it opens something. */
  readonly opens: string | null;
  /** Whether it says that it can do nothing at the moment; null if it never says so. */
  readonly spent: boolean | null;
}

/** Links and buttons of the shell and the page; those of toasts come and go and are not counted. */
const controls = (page: Page) =>
  page
    .locator('[data-colourway]')
    .locator('a, button, summary, [role=button], [role=link], input:is([type=submit], [type=button], [type=image])');

/** The element of a control, also after the page has been left and come back to. */
export const control = (page: Page, { index }: Control): Locator => controls(page).nth(index);

/**
 * All links and buttons a visitor can see: every button, and in each part of the page (header, main, footer) one of the links
 * with the same name and destination, and one of those to sections of one page: they are the same link to other entries, and
 * the crawl of the built site knows where each leads.
 */
export async function controlsOn(page: Page): Promise<Control[]> {
  const all = await controls(page).evaluateAll((elements) =>
    elements.map((element, index) => {
      const tag = element.tagName.toLowerCase();
      const part = element.closest('#menu > div')
        ? 'menu'
        : (element.closest('header, main, footer')?.tagName.toLowerCase() ?? 'page');
      const label = element.getAttribute('aria-label') ?? element.textContent.trim().replace(/\s+/g, ' ').slice(0, 60);
      const href = element.getAttribute('href');
      const disabled = element.getAttribute('aria-disabled');
      return {
        index,
        tag,
        name: `${part}: ${tag} "${label}"${href === null ? '' : ` (${href})`}`,
        href,
        type: element.getAttribute('type'),
        opens:
          element instanceof HTMLElement && element.matches('summary') ? (element.parentElement?.id ?? null) : null,
        spent: disabled === null ? null : disabled === 'true',
        seen: element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0,
        once:
          href === null
            ? String(index)
            : /^\/.*#/.test(href)
              ? `${part} ${href.split('#')[0]}#`
              : `${part} ${label} ${href}`,
      };
    }),
  );
  return all.filter(({ seen, once }, at) => seen && all.findIndex((other) => other.once === once && other.seen) === at);
}
