import { fill } from '../../lib/fill';
import { content } from '../content';
import { builtPage, text } from './pages';

// What stands in several elements is one text to screen readers, search engines and whoever copies it.

const textsOf = (path: string, selector: string): string[] => {
  const $ = builtPage(path);
  return $(selector)
    .get()
    .map((element) => text($(element).text()));
};

test('a series says how many episodes it has, number first', () => {
  const { episodes } = content<{ entries: { episodes: { one: string; other: string } } }>('interface.yaml').entries;
  for (const series of content<Array<{ episodes: number }>>('series.yaml'))
    expect(textsOf('/films', 'dl > div')).toContain(
      `${series.episodes} ${series.episodes === 1 ? episodes.one : episodes.other}`,
    );
});

test('the head office is named with its city, and the reply time after its label', () => {
  const { headquarters } = content<{ entries: { headquarters: string } }>('interface.yaml').entries;
  const { city = '' } =
    content<Array<{ city: string; headquarters: boolean }>>('offices.yaml').find((office) => office.headquarters) ?? {};
  for (const path of ['/about', '/contact']) expect(textsOf(path, 'h3')).toContain(fill(headquarters, { city }));
  const { replyLabel } = content<{ replyLabel: string }>('pages/contact.yaml');
  const { replyTime } = content<{ replyTime: string }>('company.yaml');
  expect(textsOf('/contact', 'dl > div')).toContain(`${replyLabel} ${replyTime}`);
});

test('the code of the not-found page is part of its heading', () => {
  const { code, hero } = content<{ code: string; hero: { headline: string } }>('pages/404.yaml');
  expect(textsOf('/404', 'h1')).toEqual([`${code} ${hero.headline}`]);
  expect(textsOf('/404', 'h1 > *')).toEqual([code, hero.headline]);
});

test('the headline of the landing page is one text', () => {
  const { hero } = content<{ hero: { headline: string } }>('pages/index.yaml');
  const texts = builtPage('/')('h1').find('*').addBack().contents().get();
  expect(texts.map((node) => (node.type === 'text' ? node.data : ''))).toContain(hero.headline);
});

test('the wordmark is no current item of the navigation', () => {
  const { homeLink } = content<{ homeLink: string }>('interface.yaml');
  const marks = builtPage('/')(`[aria-label="${homeLink}"]`);
  expect(marks.length).toBeGreaterThan(0);
  expect(marks.filter('[aria-current]')).toHaveLength(0);
});
