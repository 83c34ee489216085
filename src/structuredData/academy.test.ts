/** @jest-environment node */
import { content } from '../testing/content';
import { academyThings, type TrackFacts } from './academy';

type Page = { path: string; name: string; metadata: { description: string } };

const page = content<Page>('pages/academy.yaml');
const { tracks } = content<{ tracks: TrackFacts[] }>('academy.yaml');
const siteUrl = 'https://site.example';
const company = 'The Company';
const things = () => academyThings({ page, tracks, company, siteUrl });

test('the academy is an educational organisation of the company', () => {
  expect(things()).toHaveLength(2);
  expect(things()[0]).toMatchObject({
    '@type': 'EducationalOrganization',
    name: `${company} ${page.name}`,
    description: page.metadata.description,
    '@id': `${siteUrl}${page.path}#academy`,
    url: siteUrl + page.path,
    parentOrganization: { '@type': 'Organization', name: company, url: `${siteUrl}/` },
  });
});

test('each track is a catalogue that offers its courses', () => {
  expect(things()[0]).toMatchObject({
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: page.name,
      url: siteUrl + page.path,
      itemListElement: tracks.map(({ slug, title, description, courses }) => ({
        '@type': 'OfferCatalog',
        name: title,
        description,
        url: `${siteUrl}${page.path}#${slug}`,
        itemListElement: courses.map((_, at) => ({
          '@type': 'Offer',
          itemOffered: { '@id': `${siteUrl}${page.path}#${slug}-${at + 1}` },
        })),
      })),
    },
  });
});

test('every course is listed once, with its length in weeks and the academy as its provider', () => {
  const all = tracks.flatMap((track) => track.courses.map((course, at) => ({ track, course, at })));
  expect(things()[1]).toMatchObject({
    '@type': 'ItemList',
    name: page.name,
    numberOfItems: all.length,
    itemListElement: all.map(({ track, course, at }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Course',
        '@id': `${siteUrl}${page.path}#${track.slug}-${at + 1}`,
        name: course.title,
        description: `${track.title}: ${track.description}`,
        url: `${siteUrl}${page.path}#${track.slug}`,
        timeRequired: `P${course.weeks}W`,
        provider: {
          '@type': 'EducationalOrganization',
          '@id': `${siteUrl}${page.path}#academy`,
          name: `${company} ${page.name}`,
          url: siteUrl + page.path,
        },
      },
    })),
  });
});
