import { content } from '../content';
import { builtPage, text } from './pages';

// Each part of a page has a heading, and a page ends with a next step.

interface Heading {
  readonly title: string;
  readonly actions?: ReadonlyArray<{ readonly label: string; readonly to?: string }>;
}

test.each([
  ['/about', '#founder', 'founderHeading'],
  ['/contact', '#form', 'detailsHeading'],
])('%s has a heading in %s: %s', (path, part, field) => {
  const heading = content<Record<string, Heading>>(`pages${path}.yaml`)[field];
  const $ = builtPage(path);
  const headings = $(part).find('h2');
  expect(headings.get().map((h2) => text($(h2).text()))).toContain(heading?.title);
});

test('/services has a heading above results, if a service has some', () => {
  const { title } = content<{ proofsHeading: Heading }>('pages/services.yaml').proofsHeading;
  const hasResults = content<Array<{ proof?: unknown }>>('services.yaml').some(({ proof }) => proof);
  const $ = builtPage('/services');
  const headings = $('main > section:last-of-type h2').get();
  expect(headings.map((h2) => text($(h2).text())).includes(title)).toBe(hasResults);
});

test.each(['/about', '/academy', '/films'])('%s ends with links to the next step', (path) => {
  const { title, actions = [] } = content<{ closingHeading: Heading }>(`pages${path}.yaml`).closingHeading;
  const $ = builtPage(path);
  const closing = $('main > section').last();
  expect(text(closing.find('h2').text())).toContain(title);
  const links = closing.find('a').get();
  expect(links.map((link) => [text($(link).text()), $(link).attr('href')])).toEqual(
    actions.flatMap(({ label, to }) => (to ? [[label, to]] : [])),
  );
});

test('the media hub ends with the newsletter form', () => {
  expect(builtPage('/media-hub')('main > section').last().find('form')).toHaveLength(1);
});

test('the dates of all awards come before the first award', () => {
  const [first] = content<Array<{ slug: string }>>('awards.yaml');
  const $ = builtPage('/awards');
  const parts = $(`#dates, #${first?.slug}`).get();
  expect(parts.map((part) => $(part).attr('id'))).toEqual(first ? ['dates', first.slug] : []);
});
