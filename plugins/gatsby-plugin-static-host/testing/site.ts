import type { SiteFiles } from '../options';

/** What a site says that sends its forms to these addresses. */
export const site = (...endpoints: string[]): SiteFiles => ({
  manifest: {
    name: 'PAMS: One & all',
    short_name: 'PAMS',
    description: 'Films “and” more.',
    lang: 'en-GB',
    icons: [{ src: '/icon.png', sizes: '512x512', type: 'image/png', purpose: 'any' }],
  },
  feed: {
    path: '/feed.xml',
    page: '/about',
    title: 'News & posts',
    subtitle: 'Ours.',
    author: 'PAMS',
    language: 'en-GB',
    icon: '/icon.png',
    entries: [],
  },
  endpoints,
});

/** What a build knows of a site with these pages. */
export const build = (root: string, paths: readonly string[], prefix = '') => ({
  root,
  siteUrl: `https://www.pams.example${prefix}`,
  prefix,
  paths,
  preview: false,
  themeColor: '#12102a',
  backgroundColor: '#f8eedc',
});
