/** @jest-environment node */
import { load } from 'cheerio';
import { content } from '../src/testing/content';
import { randomFrom } from '../src/testing/random';
import { type CalendarContent, calendarDays, feed, type FeedContent, writeSiteFiles } from './siteFiles';

// Cases that the current content does not have. The others are in feed.output.test.ts.

const evil = '"></id><evil/>';
const entry = {
  slug: evil,
  title: evil,
  category: evil,
  date: '2026-01-02',
  author: evil,
  excerpt: evil,
  body: { html: evil },
};

const feedOf = (nodes: FeedContent['allArticle']['nodes']) =>
  feed({
    siteUrl: evil,
    company: { name: evil, tagline: evil, description: evil, locale: evil, pressEmail: evil },
    mediaHubPage: { path: evil, feedTitle: evil, feedSubtitle: evil },
    allArticle: { nodes },
  });

it('escapes every value, also those that the schema restricts', () => {
  const text = feedOf([{ ...entry, date: evil }]);
  expect(text).not.toContain('<evil');
  expect(load(text, { xml: true })('entry > title').text()).toBe(evil);
});

it('names the company as the author of an entry without one', () => {
  const read = load(feedOf([{ ...entry, author: null }]), { xml: true });
  expect(read('entry > author')).toHaveLength(0);
  expect(read('feed > author')).toHaveLength(1);
});

it('writes a valid feed when there are no entries', () => {
  expect(load(feedOf([]), { xml: true })('feed > updated').text()).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
});

it('contains at most twenty entries', () => {
  expect(load(feedOf(Array.from({ length: 30 }, () => entry)), { xml: true })('entry')).toHaveLength(20);
});

it('keeps the id of each event of the calendar, and only one event with it, whatever the dates are', () => {
  const random = randomFrom(7);
  const date = () => new Date(Date.parse('2026-01-01') + random() * 1e11).toISOString().slice(0, 10);
  const awards = content<CalendarContent['allAward']['nodes']>('awards.yaml');
  const tracks = content<CalendarContent['allTrack']['nodes']>('tracks.yaml');
  const build = () =>
    calendarDays({
      siteUrl: 'https://x.example',
      awardsPage: content('pages/awards.yaml'),
      academyPage: content('pages/academy.yaml'),
      allAward: { nodes: awards.map((award) => ({ ...award, closes: date() })) },
      allTrack: { nodes: tracks.map((track) => ({ ...track, applyBy: date(), intake: date() })) },
    });
  const ids = build().map(({ id }) => id);
  expect(new Set(ids).size).toBe(awards.length + 2 * tracks.length);
  for (let round = 0; round < 50; round += 1) expect(build().map(({ id }) => id)).toEqual(ids);
});

it('ends the build if the query fails, so that no files of an earlier build are published', async () => {
  const reporter = { panicOnBuild: jest.fn() };
  const graphql = () => Promise.resolve({ errors: [new Error('Cannot query field "slogan"')] });
  await writeSiteFiles?.({ graphql, reporter } as never, { plugins: [] }, () => undefined);
  expect(reporter.panicOnBuild).toHaveBeenCalledWith(expect.stringContaining('"slogan"'));
});
