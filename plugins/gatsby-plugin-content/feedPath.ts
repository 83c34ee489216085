/** The address of the feed of news and posts. */
export const feedPath = '/feed.xml';
