import { content } from '../content';
import { builtPage, text } from './pages';

// What the specification counts and names, page by page; the words themselves come from the YAML that editors change.

interface Entry {
  readonly slug: string;
  readonly title: string;
}

const main = (path: string) => text(builtPage(path)('main').text());
const figures = new Map(
  content<Array<{ key: string; value: string; label: string }>>('figures.yaml').map((figure) => [figure.key, figure]),
);

/** The value and label of a figure, as a `dl` joins them. */
const figure = (key: string) => {
  const found = figures.get(key);
  if (!found) throw new Error(`figures.yaml has no ${key}`);
  return found;
};

/** Expects these texts in this order within a page's main part. */
function expectInOrder(path: string, texts: string[]) {
  const whole = main(path);
  let from = 0;
  for (const one of texts) {
    const at = whole.indexOf(text(one), from);
    expect({ text: one, found: at >= 0 }).toEqual({ text: one, found: true });
    from = at + 1;
  }
}

describe('landing page', () => {
  const page = content<{ figures: string[]; introduction: { title: string; action: { label: string; to: string } } }>(
    'pages/index.yaml',
  );
  const $ = builtPage('/');

  it('has its sections in order', () => {
    const ids = $('main [id]').map((_, element) => $(element).attr('id'));
    const sections = ['home', 'about', 'services', 'awards', 'films', 'academy', 'media', 'contact'];
    expect(ids.get().filter((id) => sections.includes(id))).toEqual(sections);
  });

  it('shows three stat cards: 18+, 5 and 4', () => {
    expect(page.figures).toHaveLength(3);
    const cards = $('#home dl > div').map((_, card) => `${$('dd', card).text()} ${$('dt', card).text()}`);
    expect(cards.get()).toEqual(page.figures.map((key) => `${figure(key).value} ${figure(key).label}`));
    expect(page.figures.map((key) => figure(key).value)).toEqual(['18+', '5', '4']);
  });

  it('leads from the introduction to the about page', () => {
    const link = $('#about a');
    expect(text(link.first().text())).toBe(page.introduction.action.label);
    expect(link.attr('href')).toBe('/about');
    expect($('#about img')).toHaveLength(1);
  });

  it('features five awards, eight services and every film', () => {
    const awards = content<Array<Entry & { acronym: string; featured: boolean }>>('awards.yaml');
    expect($('#awards li')).toHaveLength(5);
    expectInOrder(
      '/',
      awards.filter(({ featured }) => featured).map(({ acronym }) => acronym),
    );
    expect($('#services li')).toHaveLength(8);
    expect($('#films li')).toHaveLength(content<Entry[]>('films.yaml').length);
  });

  it('counts podcast episodes as the landing page has them: 24, 18, 16, 20, 15', () => {
    const podcasts = content<Array<Entry & { episodesOnLanding: number }>>('podcasts.yaml');
    expect(podcasts.map(({ episodesOnLanding }) => episodesOnLanding)).toEqual([24, 18, 16, 20, 15]);
    const media = text($('#media').text());
    for (const { title, episodesOnLanding } of podcasts) {
      expect(media.replaceAll(' ', '')).toContain(`${title}${episodesOnLanding}`.replaceAll(' ', ''));
    }
  });
});

it('about: vision, mission, five values, the founder, four offices, the year of foundation', () => {
  const page = content<{
    vision: { statement: string };
    mission: { statement: string };
    valueList: Array<{ title: string }>;
    founder: { content: string; name: string };
  }>('pages/about.yaml');
  expect(page.valueList.map(({ title }) => title)).toEqual([
    'Innovation',
    'Excellence',
    'Integrity',
    'Collaboration',
    'Social Impact',
  ]);
  const offices = content<Array<{ city: string }>>('offices.yaml').map(({ city }) => city);
  expect(offices).toEqual(['Accra', 'Lagos', 'Johannesburg', 'Nairobi']);
  expectInOrder('/about', [
    page.vision.statement,
    page.mission.statement,
    ...page.valueList.map(({ title }) => title),
    page.founder.content,
    page.founder.name,
    ...offices,
    figure('founded').value,
  ]);
});

it('services: eight blocks, each with its features, and the two calls to action', () => {
  const services = content<Array<Entry & { features: string[] }>>('services.yaml');
  expect(services).toHaveLength(8);
  const $ = builtPage('/services');
  for (const { slug, title, features } of services) {
    const block = $(`#${slug}`);
    expect(text(block.find('h2').text())).toBe(title);
    expect(
      block
        .find('ul li')
        .map((_, item) => text($(item).text()))
        .get(),
    ).toEqual(features);
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
    expect(
      block
        .find('ul li')
        .map((_, item) => text($(item).text()))
        .get(),
    ).toEqual(categories);
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

it('contact: hours, reply time, four offices, the map panel', () => {
  expectInOrder('/contact', [figure('business-hours').value]);
  expect(main('/contact')).toContain(figure('reply-time').value);
  expect(main('/contact')).toMatch(/coming soon/i);
  const $ = builtPage('/contact');
  for (const office of content<Array<Record<'slug' | 'country' | 'city' | 'address' | 'phone' | 'email', string>>>(
    'offices.yaml',
  )) {
    const card = text($(`#${office.slug}`).text());
    for (const part of [office.country, office.city, office.address, office.phone, office.email]) {
      expect(card).toContain(part);
    }
  }
});

it('work with us: four partnership types and the reasons with their figures', () => {
  const types = content<Entry[]>('partnerships.yaml');
  expect(types).toHaveLength(4);
  expectInOrder(
    '/work-with-us',
    types.map(({ title }) => title),
  );
  const { reasonList } = content<{ reasonList: Array<{ figure: string; description: string }> }>(
    'pages/work-with-us.yaml',
  );
  for (const reason of reasonList) {
    expectInOrder('/work-with-us', [figure(reason.figure).value, reason.description]);
  }
});

interface FormContent {
  inputs: Array<{
    name: string;
    label: string;
    type: string;
    required: boolean;
    options?: Array<{ value: string; label: string }>;
  }>;
  endpoint?: string;
  submit: { label: string };
}

it.each([
  ['/contact', 'contact', ['services', 'sponsorship', 'nomination', 'academy', 'partnership', 'other']],
  ['/work-with-us', 'partnership', ['services', 'sponsorship', 'training', 'strategic', 'other']],
  ['/media-hub', 'newsletter', []],
])('%s: the %s form has its fields, in order, with their options and required marks', (path, name, values) => {
  const { inputs, endpoint } = content<FormContent>(`forms/${name}.yaml`);
  const { forms } = content<{ forms: { selectAnOption: string } }>('interface.yaml');
  const $ = builtPage(path);
  const form = $('main form');
  expect(form).toHaveLength(1);
  expect(form.attr('novalidate')).toBeUndefined();
  expect(form.attr('method')).toBe('post');
  expect(form.attr('action')?.startsWith(endpoint ?? 'mailto:')).toBe(true);
  const fields = form.find(':is(input, select, textarea):not([tabindex="-1"])');
  expect(fields.map((_, field) => field.attribs.name).get()).toEqual(inputs.map((input) => input.name));
  inputs.forEach(({ label, type, required, options }, index) => {
    const field = fields.eq(index);
    expect(text($(`label[for="${field.attr('id')}"]`).text())).toContain(label);
    expect(field.attr('required') !== undefined).toBe(required);
    if (type === 'select') {
      const shown = field.find('option').map((_, option) => [[option.attribs.value, $(option).text()]]);
      expect(shown.get()).toEqual([
        ['', forms.selectAnOption],
        ...(options ?? []).map((option) => [option.value, option.label]),
      ]);
    } else {
      expect(type === 'textarea' ? field.is('textarea') : field.attr('type') === type).toBe(true);
    }
  });
  const inquiry = inputs.find(({ options }) => options)?.options?.map(({ value }) => value) ?? [];
  expect(inquiry).toEqual(values);
});

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
