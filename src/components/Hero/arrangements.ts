/** Where the landscape picture of a page's first screen is, by the page's address: `Hero`, and config/heroPictures.ts. */
export const arrangements = {
  '/': 'behind',
  '/about': 'behind',
  '/academy': 'left',
  '/awards': 'behind',
  '/contact': 'behind',
  '/films': 'behind',
  '/media-hub': 'behind',
  '/services': 'right',
  '/work-with-us': 'behind',
  '/404': 'right',
} as const;
