import { content } from '../../testing/content';
import { academyThings, type TrackFacts } from './academy';

type Page = { path: string; name: string; metadata: { description: string } };

const page = content<Page>('pages/academy.yaml');
const { tracks } = content<{ tracks: TrackFacts[] }>('academy.yaml');
const siteUrl = 'https://site.example';
const company = 'The Company';
const things = academyThings({ page, tracks, company, siteUrl });

test('the academy is an educational organisation of the company', () => {
  expect(things).toHaveLength(2);
  expect(things[0]).toMatchObject({
    '@type': 'EducationalOrganization',
    name: `${company} ${page.name}`,
    description: page.metadata.description,
    url: siteUrl + page.path,
    parentOrganization: { name: company },
  });
});

test('each track is a catalogue that offers its courses', () => {
  expect(things[0]).toMatchObject({
    hasOfferCatalog: {
      itemListElement: tracks.map(({ slug, title, courses }) => ({
        '@type': 'OfferCatalog',
        name: title,
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
  const all = tracks.flatMap(({ slug, courses }) => courses.map((course, at) => ({ ...course, slug, at })));
  expect(things[1]).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: all.length,
    itemListElement: all.map(({ slug, title, weeks, at }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Course',
        '@id': `${siteUrl}${page.path}#${slug}-${at + 1}`,
        name: title,
        timeRequired: `P${weeks}W`,
        provider: { '@id': `${siteUrl}${page.path}#academy`, name: `${company} ${page.name}` },
      },
    })),
  });
});
