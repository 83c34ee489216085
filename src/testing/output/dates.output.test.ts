import { content } from '../content';
import { builtPage, text, writtenDate } from './pages';

test('the landing page has the newest news, each with its own date', () => {
  const news = content<Array<Record<'slug' | 'date', string>>>('news.yaml');
  const $ = builtPage('/');
  const shown = $('#media li:has(time)').get();
  expect(shown.length > 0).toBe(news.length > 0);
  const newest = news.map(({ date }) => date).sort((one, other) => other.localeCompare(one));
  const dates = shown.map((item) => [$(item).find('a').attr('href'), $(item).find('time').attr('datetime')]);
  expect(dates.map(([, date]) => date)).toEqual(newest.slice(0, shown.length));
  expect(news.map(({ slug, date }) => [`/media-hub#${slug}`, date])).toEqual(expect.arrayContaining(dates));
});

type Track = Record<'slug' | 'intake' | 'applyBy' | 'requirement' | 'online', string>;

test('each track has its first day, deadline, requirements and fees, each under its label', () => {
  const { factLabels } = content<{ factLabels: Record<string, string> }>('pages/academy.yaml');
  const $ = builtPage('/academy');
  for (const { slug, intake, applyBy, requirement, online } of content<Track[]>('tracks.yaml')) {
    const said = $(`#${slug} dt`).map((_, term) => [[text($(term).text()), text($(term).next('dd').text())]]);
    expect(said.get()).toEqual([
      [factLabels.intake, writtenDate(intake)],
      [factLabels.applyBy, writtenDate(applyBy)],
      [factLabels.requirement, text(requirement)],
      // Timetable.test.tsx checks the fees.
      [factLabels.fee, expect.stringMatching(/\d/)],
      [factLabels.online, text(online)],
    ]);
  }
});
