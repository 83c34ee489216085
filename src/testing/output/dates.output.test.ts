import { content } from '../content';
import { builtPage, text } from './pages';

// Dates, deadlines and intakes are in the entry that they belong to, as text and in `datetime`.

const { locale } = content<{ locale: string }>('company.yaml');

/** A date as pages write it: `1 February 2027`. */
const written = (date: string) =>
  new Date(date).toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Returns the dates in a part of a page: `datetime`, and the text. */
function datesIn(path: string, part: string): Array<[datetime: string | undefined, said: string]> {
  const $ = builtPage(path);
  return [...$(part).find('time')].map((time) => [$(time).attr('datetime'), text($(time).text())]);
}

test.each([
  ['news', '/media-hub', 'date'],
  ['posts', '/media-hub', 'date'],
  ['awards', '/awards', 'closes'],
] as const)('each entry of %s has its date on %s', (file, path, field) => {
  for (const { slug, ...entry } of content<Array<Record<'slug' | typeof field, string>>>(`${file}.yaml`))
    expect([slug, datesIn(path, `#${slug}`)]).toEqual([slug, [[entry[field], written(entry[field])]]]);
});

test('the landing page has the newest news, each with its own date', () => {
  const news = content<Array<Record<'slug' | 'date', string>>>('news.yaml');
  const $ = builtPage('/');
  const shown = $('#media li:has(time)').get();
  expect(shown.length > 0).toBe(news.length > 0);
  const newest = news.map(({ date }) => date).sort((one, other) => other.localeCompare(one));
  expect(datesIn('/', '#media li')).toEqual(newest.slice(0, shown.length).map((date) => [date, written(date)]));
  const dates = shown.map((item) => [$(item).find('a').attr('href'), $(item).find('time').attr('datetime')]);
  expect(news.map(({ slug, date }) => [`/media-hub#${slug}`, date])).toEqual(expect.arrayContaining(dates));
});

type Track = Record<'slug' | 'intake' | 'applyBy' | 'requirement' | 'online', string>;

test('each track has its first day, deadline, requirements and fees, each under its label', () => {
  const { factLabels } = content<{ factLabels: Record<string, string> }>('pages/academy.yaml');
  const $ = builtPage('/academy');
  for (const { slug, intake, applyBy, requirement, online } of content<Track[]>('tracks.yaml')) {
    const said = $(`#${slug} dt`).map((_, term) => [[text($(term).text()), text($(term).next('dd').text())]]);
    expect(said.get()).toEqual([
      [factLabels.intake, written(intake)],
      [factLabels.applyBy, written(applyBy)],
      [factLabels.requirement, text(requirement)],
      // Timetable.test.tsx checks the fees.
      [factLabels.fee, expect.stringMatching(/\d/)],
      [factLabels.online, text(online)],
    ]);
    expect(datesIn('/academy', `#${slug} dl`)).toEqual([intake, applyBy].map((date) => [date, written(date)]));
  }
});
