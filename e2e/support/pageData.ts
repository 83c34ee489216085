import type { Page } from '@playwright/test';

/** The file that Gatsby writes for a page, with the result of its query. */
interface PageData {
  readonly result: { readonly data: Readonly<Record<string, unknown>> };
}

/**
 * Serves a page's data changed, to whoever reaches the page by a link. The changed data is ready before the page asks for it.
 * @param path - of the page, without a slash at its end
 * @returns what serves it unchanged again
 */
export async function changePageData(page: Page, path: string, change: (data: PageData) => unknown) {
  const address = `/page-data${path}/page-data.json`;
  const json = change(await (await page.request.get(address)).json());
  await page.route(address, (route) => route.fulfill({ json }));
  return () => page.unroute(address);
}
