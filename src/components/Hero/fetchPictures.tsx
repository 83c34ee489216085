import { createRoot } from 'react-dom/client';
import { HeroPicture } from './HeroPicture';

/** The part of a loaded page that has the picture. A page without a first screen has none. */
type Loaded = { json?: { data?: { page?: { hero?: Pick<Queries.HeroFragment, 'image'> } } } } | undefined;

/** Fetches the picture of a page's first screen when a link to it has the pointer, the focus or a finger, so that the page appears with it. */
export function fetchPictures(): void {
  // Not in the document: the browser loads a picture as soon as it has sources.
  const root = createRoot(document.createElement('div'));
  let latest = window.location.pathname;
  const fetchFor = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    // A path with a dot is a file, which has no page data.
    if (link?.origin !== window.location.origin || link.pathname === latest || link.pathname.includes('.')) return;
    latest = link.pathname;
    const show = (page: unknown) => {
      const image = (page as Loaded)?.json?.data?.page?.hero?.image;
      if (image) root.render(<HeroPicture key={link.pathname} image={image} />);
    };
    // Without a connection the link itself reports the failure.
    void window.___loader.loadPage(latest).then(show, () => undefined);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) addEventListener(type, fetchFor, { passive: true });
}
