/**
 * The page's name as its share card shows it beside the wordmark.
 * @param page the page's path, plain name and headline
 * @returns undefined on the landing page, and where the headline begins with the name
 */
export function cardName(page: { readonly path: string; readonly name: string; readonly headline: string }) {
  return page.path === '/' || page.headline.startsWith(page.name) ? undefined : page.name;
}
