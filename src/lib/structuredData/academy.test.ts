import { content } from '../../testing/content';
import { academyThings, type TrackFacts } from './academy';

type Page = { path: string; name: string; metadata: { description: string } };

const page = content<Page>('pages/academy.yaml');
const { tracks } = content<{ tracks: TrackFacts[] }>('academy.yaml');
const siteUrl = 'https://site.example';
const company = 'The Company';
const things = academyThings({ page, tracks, company, siteUrl });

test('the academy is an educational organisation of the company', () => {
  expect(things).toHaveLength(1);
  expect(things[0]).toMatchObject({
    '@type': 'EducationalOrganization',
    name: `${company} ${page.name}`,
    description: page.metadata.description,
    url: siteUrl + page.path,
    parentOrganization: { name: company },
  });
});

test('each track is a catalogue of its courses, each with its length in weeks and the academy as its provider', () => {
  const provider = { '@id': `${siteUrl}${page.path}#academy` };
  expect(things[0]).toMatchObject({
    ...provider,
    hasOfferCatalog: {
      itemListElement: tracks.map(({ slug, title, courses }) => ({
        '@type': 'OfferCatalog',
        name: title,
        url: `${siteUrl}${page.path}#${slug}`,
        itemListElement: courses.map((course) => ({
          '@type': 'Offer',
          itemOffered: { '@type': 'Course', name: course.title, timeRequired: `P${course.weeks}W`, provider },
        })),
      })),
    },
  });
});
