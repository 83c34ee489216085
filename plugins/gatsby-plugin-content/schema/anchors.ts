/** Ids the shell has on every page. */
export const shellIds: readonly string[] = ['content', 'menu'];

/**
 * The places of each page a link can lead to, by path: the ids of its sections, and types whose slugs are ids on the page.
 * The pages keep to it; a test of the built site holds both against each other.
 */
export const anchors: Readonly<Record<string, Record<'sections' | 'entries', readonly string[]>>> = {
  '/': { sections: ['home', 'about', 'services', 'awards', 'films', 'academy', 'media', 'contact'], entries: [] },
  '/about': { sections: ['vision', 'mission', 'values', 'founder', 'footprint', 'press'], entries: [] },
  '/services': { sections: [], entries: ['Service'] },
  '/awards': { sections: ['nominate'], entries: ['Award'] },
  '/films': { sections: ['portfolio'], entries: ['Film', 'Series'] },
  '/academy': { sections: ['tracks', 'benefits', 'testimonials'], entries: ['Track'] },
  '/media-hub': { sections: ['podcasts', 'news', 'blog', 'newsletter'], entries: ['Podcast', 'NewsItem', 'Post'] },
  '/contact': { sections: ['form', 'map', 'offices'], entries: ['Office'] },
  '/work-with-us': { sections: ['types', 'reasons', 'form'], entries: [] },
};

/** Sections that a page leaves out while a list has no entries: the type of the entries by the link to the section. */
export const listSections: Readonly<Record<string, string>> = {
  '/#services': 'Service',
  '/#films': 'Film',
  '/about#footprint': 'Office',
  '/films#portfolio': 'Film',
  '/academy#testimonials': 'Testimonial',
  '/media-hub#podcasts': 'Podcast',
  '/media-hub#news': 'NewsItem',
  '/media-hub#blog': 'Post',
  '/contact#offices': 'Office',
  '/work-with-us#types': 'Partnership',
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
