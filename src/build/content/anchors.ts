/** The places of a page a link can lead to. */
interface Anchors {
  /** Ids of its sections. */
  readonly sections: readonly string[];
  /** Types whose slugs are ids on the page. */
  readonly entries: readonly string[];
}

/** Ids the shell has on every page. */
export const shellIds: readonly string[] = ['content', 'menu'];

/** The ids on each page, by path. The pages keep to it; a test of the built site holds both against each other. */
export const anchors: Readonly<Record<string, Anchors>> = {
  '/': { sections: ['home', 'about', 'services', 'awards', 'films', 'academy', 'media', 'contact'], entries: [] },
  '/about': { sections: ['vision', 'mission', 'values', 'founder', 'footprint'], entries: [] },
  '/services': { sections: [], entries: ['Service'] },
  '/awards': { sections: ['nominate'], entries: ['Award'] },
  '/films': { sections: ['portfolio'], entries: ['Film', 'Series'] },
  '/academy': { sections: ['tracks', 'benefits', 'testimonials'], entries: ['Track'] },
  '/media-hub': { sections: ['podcasts', 'news', 'blog', 'newsletter'], entries: ['Podcast', 'NewsItem', 'Post'] },
  '/contact': { sections: ['form', 'map', 'offices'], entries: ['Office'] },
  '/work-with-us': { sections: ['types', 'reasons', 'form'], entries: [] },
};

/**
 * The ids a link to a page can end in, after the `#`.
 *
 * @param path - the page's path
 * @param slugsOf - the slugs of a type's entries
 */
export const anchorsOn = (path: string, slugsOf: (type: string) => readonly string[]): readonly string[] => {
  const { sections, entries } = anchors[path] ?? { sections: [], entries: [] };
  return [...sections, ...entries.flatMap(slugsOf)];
};
