import { content } from '../content';
import type { Entry } from './expectations';
import { builtPage } from './pages';

// What search engines are told about things, page by page.

it('structured data: the right things on the right pages', () => {
  const types = (path: string) => {
    const graph = JSON.parse(builtPage(path)('script[type="application/ld+json"]').text()) as {
      '@graph': Array<Record<string, unknown>>;
    };
    return JSON.stringify(graph['@graph']);
  };
  expect(types('/about')).toContain('"Organization"');
  expect(types('/about')).toContain('"foundingDate":"2006"');
  expect(types('/services').match(/"Service"/g)).toHaveLength(8);
  const films = types('/films');
  expect(films).toContain('"TVSeries"');
  for (const { title } of content<Entry[]>('films.yaml')) expect(films).toContain(JSON.stringify(title));
  expect(films.match(/"Movie"/g)).toHaveLength(content<Entry[]>('films.yaml').length);
  expect(types('/academy')).toContain('"EducationalOrganization"');
  expect(types('/academy').match(/"@type":"Course"/g)).toHaveLength(18);
  for (const path of [
    '/about',
    '/services',
    '/awards',
    '/films',
    '/academy',
    '/media-hub',
    '/contact',
    '/work-with-us',
  ]) {
    expect(types(path)).toContain('"BreadcrumbList"');
  }
});
