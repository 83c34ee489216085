import type { Page } from '@playwright/test';

/** The file that Gatsby writes for a page, with the result of its query. */
interface PageData {
  readonly result: { readonly data: Readonly<Record<string, unknown>> };
}

/** Changes the data of a page for visitors who come by a link. Returns a function that serves the original data again. */
export async function changePageData(page: Page, path: string, change: (data: PageData) => unknown) {
  const address = `/page-data${path}/page-data.json`;
  const json = change(await (await page.request.get(address)).json());
  await page.route(address, (route) => route.fulfill({ json }));
  return () => page.unroute(address);
}
