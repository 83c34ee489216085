/**
 * The page's name as its share card gives it beside the wordmark.
 * @param page the page's path, plain name and headline
 * @returns nothing where the wordmark says the name already, or the headline begins with it
 */
export function cardName(page: { readonly path: string; readonly name: string; readonly headline: string }) {
  return page.path === '/' || page.headline.startsWith(page.name) ? undefined : page.name;
}
