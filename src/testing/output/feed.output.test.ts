/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { content } from '../content';
import { siteUrl } from '../siteUrl';

interface Written {
  readonly slug: string;
  readonly title: string;
  readonly date: string;
}

test('the feed is well-formed, and has the newest news items and posts, each by its address', () => {
  const page = content<{ path: string; feedTitle: string }>('pages/media-hub.yaml');
  const feed = new DOMParser().parseFromString(readFileSync('public/feed.xml', 'utf8'), 'application/xml');
  const texts = (selector: string) => [...feed.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(texts('parsererror')).toEqual([]);
  expect(texts('feed > title')).toEqual([page.feedTitle]);
  const entries = [...content<Written[]>('news.yaml'), ...content<Written[]>('posts.yaml')];
  // It ends with the twentieth.
  const newest = entries.sort((one, other) => other.date.localeCompare(one.date)).slice(0, 20);
  expect(texts('entry > id').sort()).toEqual(newest.map(({ slug }) => `${siteUrl}${page.path}#${slug}`).sort());
  expect(texts('entry > title').sort()).toEqual(newest.map(({ title }) => title).sort());
});
