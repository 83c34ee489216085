/** Links the sheets in the head as well: those in the body leave with the page they stand in. */
function keepSheets(place: HTMLElement | null): void {
  for (const link of place?.querySelectorAll('[rel=stylesheet]') ?? []) document.head.append(link.cloneNode());
}

/**
 * Where the build links the styles of what follows: after the first section of a page (`plugins/gatsby-plugin-small-pages/styles/criticalStyles.ts`).
 * React leaves alone what the build has put there, and renders nothing for pages visited later.
 */
export const DeferredStyles = () => (
  <div data-styles="" hidden ref={keepSheets} dangerouslySetInnerHTML={{ __html: '' }} />
);
