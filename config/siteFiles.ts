import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { GatsbyNode } from 'gatsby';
import { FEED_PATH } from '../src/lib/constants';
import { fill } from '../src/lib/fill';
import { required } from '../src/lib/required';
import { calendar, type CalendarDay } from './calendar';
import manifest from './manifest.json';

// Files that the build makes from the content, in addition to pages: the feed, the calendars, the facts for journalists and the manifest.

type Found = Queries.SiteFilesQuery;

/** The content of the files, and the site's address. The content check has found every file that the query asks for. */
export type Content = { readonly [Type in keyof Found]: NonNullable<Found[Type]> } & { readonly siteUrl: string };

/** Escapes a text for XML, between tags and in attributes. */
const xml = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Returns HTML in which links to this site have the site's address, because feed readers show it elsewhere. */
const withSite = (html: string, siteUrl: string): string => html.replaceAll('href="/', `href="${siteUrl}/`);

/** The part of the content that the feed needs. */
export type FeedContent = Pick<Content, 'siteUrl' | 'company' | 'mediaHubPage' | 'allArticle'>;

/**
 * Returns an Atom feed (RFC 4287) with the twenty newest entries, because feed readers keep older ones. Each has its whole text, if there is
 * one. An entry has no separate page, so its id and link are the address of its card on the Media Hub page.
 */
export const feed = ({ siteUrl, company, mediaHubPage, allArticle }: FeedContent): string => {
  const page = xml(siteUrl + mediaHubPage.path);
  const entries = allArticle.nodes.slice(0, 20).map(
    ({ slug, title, category, date, author, excerpt, body }) => `
  <entry>
    <id>${page}#${xml(slug)}</id>
    <title>${xml(title)}</title>
    <link rel="alternate" type="text/html" href="${page}#${xml(slug)}"/>
    <published>${xml(date)}T00:00:00Z</published>
    <updated>${xml(date)}T00:00:00Z</updated>
    <category term="${xml(category)}"/>${author ? `\n    <author><name>${xml(author)}</name></author>` : ''}
    <summary>${xml(excerpt)}</summary>${body ? `\n    <content type="html">${xml(withSite(body.html, siteUrl))}</content>` : ''}
  </entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xml(company.locale)}">
  <id>${xml(siteUrl + FEED_PATH)}</id>
  <title>${xml(mediaHubPage.feedTitle)}</title>
  <subtitle>${xml(mediaHubPage.feedSubtitle)}</subtitle>
  <updated>${xml(allArticle.nodes[0]?.date ?? '1970-01-01')}T00:00:00Z</updated>
  <link rel="self" type="application/atom+xml" href="${xml(siteUrl + FEED_PATH)}"/>
  <link rel="alternate" type="text/html" href="${page}"/>
  <author><name>${xml(company.name)}</name></author>
  <icon>${xml(siteUrl)}/icon-192.png</icon>${entries.join('')}
</feed>
`;
};

/** The part of the content that the calendars need. */
export type CalendarContent = Pick<Content, 'siteUrl' | 'awardsPage' | 'academyPage' | 'allAward' | 'allTrack'>;

/**
 * Returns the days of the calendar: the closing date of each award, and the last day to apply and the first day of each track. An id contains
 * no date, so that a calendar program moves an event whose date has changed, in place of adding a second one.
 */
export const calendarDays = (content: CalendarContent): CalendarDay[] => {
  const { siteUrl, awardsPage, academyPage, allAward, allTrack } = content;
  const wordsOf = (event: Queries.CalendarEvent, name: string) => ({ ...event, title: fill(event.title, { name }) });
  const closing = allAward.nodes.map(({ slug, acronym, edition, closes }) => ({
    ...wordsOf(awardsPage.closesEvent, acronym),
    id: `${slug}-${edition}-closes`,
    date: closes,
    url: `${siteUrl}${awardsPage.path}#${slug}`,
    file: `/dates/awards/${slug}.ics`,
  }));
  const starting = allTrack.nodes.flatMap(({ slug, title, applyBy, intake }) => {
    const url = `${siteUrl}${academyPage.path}#${slug}`;
    const file = `/dates/academy/${slug}.ics`;
    return [
      { ...wordsOf(academyPage.applyByEvent, title), id: `${slug}-apply`, date: applyBy, url, file },
      { ...wordsOf(academyPage.intakeEvent, title), id: `${slug}-starts`, date: intake, url },
    ];
  });
  return [...closing, ...starting];
};

/** Writes a calendar with all days, and one for each deadline, so that a visitor can add only that day. */
function writeCalendars(content: Content): void {
  const days = calendarDays(content);
  const built = required(content.site.buildTime, 'the build time');
  const calendarOf = (some: readonly CalendarDay[]) =>
    calendar(content.company.name, new URL(content.siteUrl).host, built, some);
  writeFileSync('public/dates.ics', calendarOf(days));
  // Files of awards and tracks that no longer exist are deleted.
  rmSync('public/dates', { recursive: true, force: true });
  for (const folder of ['awards', 'academy']) mkdirSync(`public/dates/${folder}`, { recursive: true });
  for (const day of days) if (day.file) writeFileSync(`public${day.file}`, calendarOf([day]));
}

/**
 * Returns the facts for journalists as plain text: name and tagline, a paragraph to quote, the founder, figures, awards, films, offices, and the
 * press address.
 */
const facts = (content: Content): string => {
  const { siteUrl, company, aboutPage, interface: words, allAward, allSeries, allFilm, allOffice } = content;
  const { name, role, content: quotation } = aboutPage.founder;
  const inWords = new Intl.ListFormat(company.locale);
  const awards = allAward.nodes.map(({ acronym, title, ceremony }) => `${acronym}: ${title}. ${ceremony}`);
  const series = allSeries.nodes.map(({ title, category, year }) => `${title} (${category}, ${year})`);
  const films = allFilm.nodes.map(({ title, category, year, director, languages }) => {
    const credits = fill(words.entries.filmCredits, { director, languages: inWords.format(languages) });
    return `${title} (${category}, ${year}). ${credits}`;
  });
  const figures = aboutPage.figures.map(({ value, label }) => `${value} ${label}`);
  const offices = allOffice.nodes.map(({ address, city, country, phone, email }) =>
    [`${address}, ${city}, ${country}`, phone, email].join('\n'),
  );
  const parts = [
    [company.name, company.tagline].join('\n'),
    aboutPage.press.quote.trim(),
    `${name}, ${role}\n‘${quotation.trim()}’`,
    figures.join('\n'),
    awards.join('\n'),
    [...series, ...films].join('\n'),
    ...offices,
    [company.pressEmail, siteUrl].join('\n'),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
};

/** Writes the files. */
export const writeSiteFiles: GatsbyNode['createPages'] = async ({ graphql, reporter, store }) => {
  // Gatsby writes the type of this query into `src/gatsby-types.d.ts` (`documentSearchPaths` in `gatsby-config.ts`).
  // prettier-ignore
  const { data, errors } = await graphql<Omit<Content, 'siteUrl'>>(`
    query SiteFiles {
      site { buildTime }
      company { name tagline description locale pressEmail }
      aboutPage { press { quote } founder { name role content } figures { value label } }
      interface { entries { filmCredits } }
      allOffice(sort: { position: ASC }) { nodes { city country address phone email } }
      mediaHubPage { path feedTitle feedSubtitle }
      awardsPage { path closesEvent { title note } }
      academyPage { path applyByEvent { title note } intakeEvent { title note } }
      allArticle(sort: [{ date: DESC }, { slug: ASC }]) {
        nodes { slug title category date author excerpt body { html } }
      }
      allAward(sort: { position: ASC }) { nodes { slug acronym title edition closes ceremony } }
      allSeries(sort: { position: ASC }) { nodes { title category year } }
      allFilm(sort: { position: ASC }) { nodes { title category year director languages } }
      allTrack(sort: { slug: ASC }) { nodes { slug title applyBy intake } }
    }
  `);
  if (errors || !data) {
    const message =
      'The feed, the calendars, the press facts and the manifest were not written, because their query failed.';
    reporter.panicOnBuild(`${message}\n${[errors].flat().join('\n')}`);
    return;
  }
  const { siteUrl } = store.getState().config.siteMetadata;
  const content = { ...data, siteUrl };
  writeFileSync(`public${FEED_PATH}`, feed(content));
  mkdirSync('public/press', { recursive: true });
  writeFileSync('public/press/facts.txt', facts(content));
  writeCalendars(content);
  // Name, texts and language come from the content. `manifest.json` adds icons, colours (night and shea of `src/styles/_tokens.scss`), and
  // `display: browser`, so that no app window is opened. Its addresses are relative to the manifest.
  const { name, tagline, description, locale } = data.company;
  const words = { name: `${name}: ${tagline}`, short_name: name, description, lang: locale };
  writeFileSync('public/manifest.webmanifest', JSON.stringify({ ...words, ...manifest }));
};
