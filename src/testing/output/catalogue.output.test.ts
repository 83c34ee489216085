import { content } from '../content';
import { type Entry, expectInOrder, figure, listed, main } from './expectations';
import { builtPage, text } from './pages';

// What the specification counts and names of everything that comes in lists; the words themselves come from the YAML that
// editors change.

it('services: eight blocks, each with its features, and the two calls to action', () => {
  const services = content<Array<Entry & { features: string[] }>>('services.yaml');
  expect(services).toHaveLength(8);
  const $ = builtPage('/services');
  for (const { slug, title, features } of services) {
    const block = $(`#${slug}`);
    expect(text(block.find('h2').text())).toBe(title);
    expect(listed($, `#${slug}`)).toEqual(features);
  }
  const actions = $('main a').map((_, link) => `${text($(link).text())} ${$(link).attr('href')}`);
  expect(actions.get()).toEqual(
    expect.arrayContaining(['Request a Proposal /work-with-us', 'Schedule a Consultation /contact']),
  );
});

it('awards: six, each with its categories; 18–35 for the youth; three buttons', () => {
  const awards = content<Array<Entry & { acronym: string; categories: string[] }>>('awards.yaml');
  expect(awards.map(({ acronym }) => acronym)).toEqual(['SDEA', 'YIEA', 'LGA', 'CAMIA', 'WIEA', 'MFS']);
  const $ = builtPage('/awards');
  for (const { slug, title, categories } of awards) {
    const block = $(`#${slug}`);
    expect(text(block.find('h2').text())).toContain(title);
    expect(listed($, `#${slug}`)).toEqual(categories);
  }
  expect(text($('#yiea').text())).toContain(figure('youth-ages').value);
  expect(main('/awards')).toContain(figure('nominees').value);
  const controls = $('main :is(a, button)').map((_, control) => text($(control).text()));
  expect(controls.get()).toEqual(
    expect.arrayContaining(['Submit Nomination', 'Become a Sponsor', 'View Past Winners']),
  );
});

it('films: the series, then every film with category, year, duration and synopsis', () => {
  const { series } = content<{ series: { title: string; episodes: number; year: number; slug: string } }>(
    'pages/films.yaml',
  );
  const films =
    content<Array<Entry & { category: string; year: number; duration: number; synopsis: string }>>('films.yaml');
  const $ = builtPage('/films');
  const feature = text($(`#${series.slug}`).text());
  for (const part of [series.title, series.episodes, series.year]) expect(feature).toContain(String(part));
  for (const { slug, ...film } of films) {
    const entry = text($(`#${slug}`).text());
    for (const part of [film.title, film.category, film.year, film.duration, film.synopsis]) {
      expect(entry).toContain(text(String(part)));
    }
  }
});

it('academy: three tracks of six courses, eight benefits, three testimonials, the stats block', () => {
  const academy = content<{
    tracks: Array<Entry & { courses: Array<{ title: string }> }>;
    benefits: Array<{ title: string }>;
    figures: string[];
  }>('academy.yaml');
  expect(academy.tracks.map(({ title }) => title)).toEqual([
    'Digital Skills',
    'Creative Media',
    'Business & Leadership',
  ]);
  const $ = builtPage('/academy');
  for (const { slug, courses } of academy.tracks) {
    expect(courses).toHaveLength(6);
    const shown = text($(`#${slug}`).text());
    for (const { title } of courses) expect(shown).toContain(title);
  }
  expect(academy.benefits).toHaveLength(8);
  expectInOrder(
    '/academy',
    academy.benefits.map(({ title }) => title),
  );
  const testimonials = content<Array<{ name: string; content: string; role: string }>>('testimonials.yaml');
  expect(testimonials).toHaveLength(3);
  for (const { name, role, content: words } of testimonials) {
    for (const part of [name, role, words]) expect(main('/academy')).toContain(text(part));
  }
  expect(academy.figures.map((key) => figure(key).value)).toEqual(['500+', '85%', '12', '20+']);
  for (const key of academy.figures) expect(main('/academy')).toContain(figure(key).value);
});

it('media hub: five podcasts, six news items, three posts, the newsletter box', () => {
  const podcasts = content<Array<Entry & { episodes: number }>>('podcasts.yaml');
  expect(podcasts.map(({ episodes }) => episodes)).toEqual([45, 38, 32, 28, 42]);
  const news = content<Array<Entry & { author: string; excerpt: string; category: string }>>('news.yaml');
  expect(news).toHaveLength(6);
  const posts = content<Array<Entry & { readTime: number; category: string }>>('posts.yaml');
  expect(posts).toHaveLength(3);
  const $ = builtPage('/media-hub');
  const shown = (slug: string) => text($(`#${slug}`).text());
  for (const { slug, title, episodes } of podcasts) {
    expect(shown(slug)).toContain(title);
    expect(shown(slug)).toContain(String(episodes));
  }
  for (const { slug, title, author, excerpt, category } of news) {
    for (const part of [title, author, excerpt, category]) expect(shown(slug)).toContain(text(part));
    expect($(`#${slug} time[datetime]`)).toHaveLength(1);
  }
  for (const { slug, title, readTime, category } of posts) {
    for (const part of [title, String(readTime), category]) expect(shown(slug)).toContain(text(part));
  }
  expect($('#newsletter form :is(input, select, textarea):not([tabindex="-1"])')).toHaveLength(1);
  expect($('#newsletter input[type=email]').attr('required')).toBeDefined();
});
