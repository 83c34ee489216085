import { readFileSync } from 'node:fs';
import { fill } from '../../lib/fill';
import { siteUrl } from '../siteUrl';
import { allFigures, awards, company, films, offices, pages, series, words } from './entries';

test('the facts for the press have company, founder, figures, awards, films and offices in this order', () => {
  const { founder, press, figures } = pages.about;
  const inWords = (all: readonly string[]) => new Intl.ListFormat(company.locale).format(all);
  const figureOf = (wanted: unknown) => allFigures.find(({ key }) => key === wanted);
  const shown = ({ title, category, year }: Queries.Film | Queries.Series) => `${title} (${category}, ${year})`;
  const credits = ({ director, languages }: Queries.Film) =>
    fill(words.entries.filmCredits, { director, languages: inWords(languages) });
  const parts = [
    [company.name, company.tagline],
    [press.quote],
    [`${founder.name}, ${founder.role}`, `‘${founder.content}’`],
    figures.map((key) => `${figureOf(key)?.value} ${figureOf(key)?.label}`),
    awards.map(({ acronym, title, ceremony }) => `${acronym}: ${title}. ${ceremony}`),
    [...series.map(shown), ...films.map((film) => `${shown(film)}. ${credits(film)}`)],
    ...offices.map(({ address, city, country, phone, email }) => [`${address}, ${city}, ${country}`, phone, email]),
    [company.pressEmail, siteUrl],
  ];
  const written = parts.flatMap((part) => (part.length > 0 ? [part.map((line) => line.trim()).join('\n')] : []));
  expect(readFileSync('public/press/facts.txt', 'utf8')).toBe(`${written.join('\n\n')}\n`);
});
