import { content } from '../../src/testing/content';

// What each page has to say by lists and figures, from the files editors write.

interface Titled {
  readonly title: string;
}
interface Labelled {
  readonly label: string;
}

const titles = (entries: readonly Titled[]) => entries.map(({ title }) => title);
const labels = (entries: readonly Labelled[]) => entries.map(({ label }) => label);
const numbered = (names: readonly string[]) => names.map((name, at) => `${at + 1} ${name}`);

const services = content<Array<Titled & { features: string[] }>>('services.yaml');
const awards = content<Array<Titled & { acronym: string; featured?: boolean; categories: string[] }>>('awards.yaml');
const films = titles(content<Titled[]>('films.yaml'));
const podcasts = titles(content<Titled[]>('podcasts.yaml'));
const news = titles(content<Titled[]>('news.yaml'));
const posts = titles(content<Titled[]>('posts.yaml'));
const offices = content<Array<{ city: string; headquarters: boolean }>>('offices.yaml');
const academy = content<{ tracks: Array<Titled & { courses: Titled[] }>; benefits: Titled[]; figures: string[] }>(
  'academy.yaml',
);
const partnerships = content<Array<Titled & { includes: string[] }>>('partnerships.yaml');
const { units } = content<{ units: { headquarters: string } }>('interface.yaml');
const figures = content<Array<{ key: string; label: string; value: string }>>('figures.yaml');

const page = <T>(name: string) => content<T>(`pages/${name}.yaml`);
const values = titles(page<{ valueList: Titled[] }>('about').valueList);
const hub = page<Record<'podcasts' | 'news' | 'blog' | 'newsletter', { name: string }>>('media-hub');

const acronyms = awards.map(({ acronym }) => acronym);
const cities = offices.map(({ city, headquarters }) => (headquarters ? `${city} ${units.headquarters}` : city));
const courses = academy.tracks.map((track) => titles(track.courses));

/** The lists in the main part of each page, in their order: the names of their entries. */
export const lists: Record<string, string[][]> = {
  '/': [
    titles(services),
    awards.filter(({ featured }) => featured).map(({ acronym }) => acronym),
    films,
    titles(academy.tracks),
    ...courses,
    podcasts,
    news.slice(0, 3),
    offices.map(({ city }) => city),
  ],
  '/about': [values, cities],
  '/services': [numbered(titles(services)), ...services.map(({ features }) => features)],
  '/awards': [acronyms, ...awards.map(({ categories }) => categories)],
  '/films': [films],
  '/academy': [...courses, titles(academy.benefits)],
  '/media-hub': [
    [
      `${podcasts.length} ${hub.podcasts.name}`,
      `${news.length} ${hub.news.name}`,
      `${posts.length} ${hub.blog.name}`,
      hub.newsletter.name,
    ],
    podcasts,
    news,
    posts,
  ],
  '/contact': [cities],
  '/work-with-us': [titles(partnerships), ...partnerships.map(({ includes }) => includes)],
  '/no-such-page': [],
};

const shell = content<{
  links: Labelled[];
  columns: Array<{ links: Labelled[] }>;
  social: Labelled[];
  legal: Labelled[];
}>('navigation.yaml');

/** The lists of the bar. */
export const barLists = [labels(shell.links)];

/** The lists of the footer, in their order. */
export const footerLists = [...shell.columns.map(({ links }) => links), shell.social, shell.legal].map(labels);

/** A figure as it is read: its label, its value. */
const figure = (key: string) => {
  const found = figures.find((one) => one.key === key);
  return [found?.label ?? key, found?.value ?? 'no such figure'];
};

const ofPage = (name: string) => page<{ figures: string[] }>(name).figures.map(figure);
const one = (name: string) => [figure(page<{ figure: string }>(name).figure)];
const reasons = page<{ reasonList: Array<{ figure: string; description: string }> }>('work-with-us').reasonList;

/** The figures each page has to say with their labels, in their order. */
export const figuresOn: Record<string, string[][]> = {
  '/': ofPage('index'),
  '/about': ofPage('about'),
  '/services': ofPage('services'),
  '/awards': one('awards'),
  '/films': one('films'),
  '/academy': academy.figures.map(figure),
  '/contact': ['business-hours', 'reply-time'].map(figure),
  '/work-with-us': reasons.map(({ figure: key, description }) => [figure(key)[1] ?? '', description]),
};
