import { content } from '../content';
import { builtPage, text } from './pages';

// Dates are next to what they belong to, as people and as programs read them.

const { locale } = content<{ locale: string }>('company.yaml');

/** A date as pages write it: `1 February 2027`. */
const written = (date: string) =>
  new Date(date).toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The dates in a part of a page: what programs read, and what people do. */
function datesIn(path: string, part: string): Array<[datetime: string | undefined, said: string]> {
  const $ = builtPage(path);
  const times = $(part).find('time[datetime*="-"]').get();
  return times.map((time) => [$(time).attr('datetime'), text($(time).text())]);
}

test.each([
  ['news', '/media-hub', ['date']],
  ['posts', '/media-hub', ['date']],
  ['awards', '/awards', ['closes']],
  ['tracks', '/academy', ['intake', 'applyBy']],
])('each of the %s has its dates on %s', (file, path, fields) => {
  for (const { slug, ...entry } of content<Array<Record<string, string>>>(`${file}.yaml`)) {
    const dates = fields.map((field) => entry[field] ?? '');
    expect([slug, datesIn(path, `#${slug}`)]).toEqual([slug, dates.map((date) => [date, written(date)])]);
  }
});

test('the landing page has the newest news, each with its own date', () => {
  const news = content<Array<Record<'slug' | 'date', string>>>('news.yaml');
  const $ = builtPage('/');
  const items = $('#media li:has(time)').get();
  const shown = items.map((item) => [$(item).find('a').attr('href'), $(item).find('time').attr('datetime')]);
  const newest = news.sort((one, other) => other.date.localeCompare(one.date)).slice(0, shown.length);
  expect(shown).toEqual(newest.map(({ slug, date }) => [`/media-hub#${slug}`, date]));
  expect(shown.length > 0).toBe(news.length > 0);
});

test('each track says under the right name when it begins, until when to apply, and what it asks', () => {
  const { factLabels } = content<{ factLabels: Record<string, string> }>('academy.yaml');
  const $ = builtPage('/academy');
  for (const track of content<Array<Record<string, string>>>('tracks.yaml')) {
    const { slug, intake = '', applyBy = '', requirement = '', online = '' } = track;
    const facts = {
      intake: written(intake),
      applyBy: written(applyBy),
      requirement: text(requirement),
      online: text(online),
    };
    const said = $(`#${slug} dt`).map((_, term) => [[text($(term).text()), text($(term).next('dd').text())]]);
    const wanted = Object.entries(facts).map(([name, value]) => [factLabels[name], value]);
    expect([slug, said.get()]).toEqual([slug, expect.arrayContaining(wanted)]);
  }
});
