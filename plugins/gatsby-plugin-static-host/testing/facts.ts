import type { HostFacts } from '../writeHostFiles';

/** What a build knows of a site with these pages, and forms that are sent to these addresses. */
export const hostFacts = (
  pages: readonly string[],
  endpoints: readonly string[] = [],
  siteUrl = 'https://www.pams.example',
): HostFacts => ({
  site: { siteMetadata: { siteUrl } },
  company: { name: 'PAMS', tagline: 'One & all', description: 'Films “and” more.', locale: 'en-GB' },
  mediaHubPage: { path: '/about', feed: 'News', feedSubtitle: 'Ours.' },
  allNewsItem: { nodes: [] },
  allPost: { nodes: [] },
  allForm: { nodes: endpoints.map((endpoint) => ({ endpoint })) },
  allSitePage: { nodes: pages.map((path) => ({ path })) },
});

/** The colours of the manifest. */
export const colours = { themeColor: '#12102a', backgroundColor: '#f8eedc' };
