import { readdirSync, readFileSync } from 'node:fs';
import { fill } from '../../lib/fill';
import { content } from '../content';
import { routes } from '../routes';
import { builtPage, text, writtenDate } from './pages';

interface Entry {
  readonly slug: string;
  readonly image?: { readonly alt: string };
  readonly [field: string]: unknown;
}

/** The names of fields that pages do not show as text, or show in another place. */
const unseen =
  /^(slug|sample|body|\w*[iI]mage|strip|person|plays|mark|colour|fee|whollyOnline|soon|soonLinks|featured|cutout|listen|watch|read|headOffice|countryCode|path|metadata|to|figures?|reasons|form|feedTitle|feedSubtitle|company|downloadsLabel|copied|notCopied)$/;

/** Returns every text, number and date in a value that its page must show. */
function texts(value: unknown): string[] {
  if (typeof value !== 'object' || value === null)
    return [/^\d{4}-\d\d-\d\d$/.test(String(value)) ? writtenDate(String(value)) : text(String(value))];
  return Object.entries(value).flatMap(([key, child]) => (unseen.test(key) ? [] : texts(child)));
}

/** Returns the texts that a part of a page has neither as text nor in an `aria-label`. Placeholders are not compared. */
function missing(path: string, selector: string, wanted: readonly string[]): string[] {
  const $ = builtPage(path);
  const part = $(selector);
  const labels = part.find('[aria-label]').map((_, element) => $(element).attr('aria-label'));
  const said = [text(part.text()), ...labels.get()].join('\n');
  return wanted.filter((one) => one.split(/\{\w+\}/).some((part) => !said.includes(part.trim())));
}

/** Returns the label and address of every link in a value, without those that a toast shows. */
function linksIn(value: unknown): Array<[label: string, to: string]> {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([key, child]) => (key === 'soonLinks' ? [] : linksIn(child)));
  return 'label' in value && 'to' in value ? [[String(value.label), String(value.to)], ...below] : below;
}

const awards = content<Array<Entry & { ages?: { from: number; to: number }; colour: string }>>('awards.yaml');
const services = content<Entry[]>('services.yaml');

test.each<[file: string, path: string, elsewhere: string[]]>([
  ['services', '/services', ['note']],
  ['awards', '/awards', []],
  ['films', '/films', []],
  ['series', '/films', []],
  ['podcasts', '/media-hub', ['episodesOnLanding']],
  ['news', '/media-hub', []],
  ['posts', '/media-hub', ['excerpt']],
  ['offices', '/contact', ['description']],
  ['offices', '/about', ['address', 'phone', 'email']],
  ['partnerships', '/work-with-us', []],
  ['testimonials', '/academy', []],
  ['tracks', '/academy', []],
])('%s: each entry is on %s with all its texts and its picture', (file, path, elsewhere) => {
  const $ = builtPage(path);
  for (const entry of content<Entry[]>(`${file}.yaml`)) {
    const { slug, image } = entry;
    const own = $(`#${slug}`).closest('article').length ? `article:has(#${slug}), article#${slug}` : `#${slug}`;
    const place = $(`#${slug}`).length ? own : 'main';
    const fields = Object.entries(entry).filter(([field]) => !elsewhere.includes(field));
    expect(missing(path, place, texts(Object.fromEntries(fields)))).toEqual([]);
    const alternatives = $(place)
      .find('img')
      .map((_, img) => $(img).attr('alt'));
    const wanted = image ? [image.alt] : [];
    expect({ slug, alternatives: alternatives.get() }).toEqual({ slug, alternatives: expect.arrayContaining(wanted) });
  }
});

const hasEmptyList = readdirSync('data')
  .filter((file) => file.endsWith('.yaml'))
  .some((file) => content<unknown[]>(file).length === 0);

const hasLink = (file: string, field: string) => content<Entry[]>(`${file}.yaml`).some((entry) => entry[field]);

const fileOf = <T>(path: string) => content<T>(`pages/${path === '/' ? 'index' : path.slice(1)}.yaml`);

test.each([...routes.map(({ path }) => path), '/404'])('%s has every text and link of its file', (path) => {
  const words = fileOf<Entry>(path);
  const unsaid = [
    // `name` is shown only by a hero that has it in its heading, `courseDescription` only to search engines.
    ...['name', 'courseDescription'],
    // Texts that are shown only after a deadline, or only in the calendar file.
    ...['nominationsClosed', 'closed', 'closesEvent', 'applyClosed', 'applyByEvent', 'intakeEvent'],
    // Texts that only scripts show: `stand.spec.ts`.
    'stand',
    ...(awards.some(({ ages }) => ages) ? [] : ['eligibility']),
    ...(awards.length > 0 ? [] : ['indexLabel', 'categoriesLabel', 'nominations', 'nominate', 'datesHeading']),
    ...(path === '/services' && services.length < 2 ? ['indexLabel'] : []),
    ...(hasLink('podcasts', 'listen') ? ['podcastsMissing'] : []),
    ...(hasLink('films', 'watch') || hasLink('series', 'watch') ? ['filmsMissing'] : []),
  ];
  // A section without entries is left out. Its texts are under the key that is also its `id`.
  const isShown = (field: string) => !hasEmptyList || builtPage(path)(`#${field}`).length > 0;
  const shown = Object.entries(words).filter(([field]) => !unsaid.includes(field) && isShown(field));
  expect(missing(path, 'main', texts(Object.fromEntries(shown)))).toEqual([]);
  const $ = builtPage(path);
  const built = $('main a').map((_, link) => [[text($(link).text()), $(link).attr('href')]]);
  const wanted = linksIn(shown).filter(([label]) => !label.includes('{'));
  expect(built.get()).toEqual(expect.arrayContaining(wanted));
});

test.each(['/about', '/academy', '/films'])('%s ends with its closing heading and its buttons', (path) => {
  const { closingHeading } = fileOf<{ closingHeading: object }>(path);
  expect(missing(path, 'main > section:last-of-type', texts(closingHeading))).toEqual([]);
});

test('the media hub ends with a form', () => {
  expect(builtPage('/media-hub')('main > section').last().find('form').length).toBe(1);
});

test.each(['/', '/about', '/services', '/academy'])('%s has the figures of its file, each before its label', (path) => {
  const all = content<Queries.Figure[]>('figures.yaml');
  const { figures } = fileOf<{ figures: string[] }>(path);
  const wanted = figures.map((name) => all.find(({ key }) => key === name));
  const said = wanted.map((figure) => `${figure?.value} ${text(figure?.label ?? '')}`);
  expect(missing(path, 'main li', said)).toEqual([]);
});

test('each award has the colour that its entry names', () => {
  const $ = builtPage('/awards');
  const shown = awards.map(({ slug }) => $(`article#${slug}`).attr('data-surface'));
  expect(shown).toEqual(awards.map(({ colour }) => colour));
});

test('the landing page has its sections in order, the featured awards, and at most twelve films', () => {
  const $ = builtPage('/');
  const sections = ['home', 'about', 'services', 'awards', 'films', 'academy', 'media', 'contact'];
  const ids = $('main [id]').map((_, element) => $(element).attr('id'));
  const found = ids.get().filter((id) => sections.includes(id));
  expect(found).toEqual(sections.filter((id) => found.includes(id)));
  expect(found).toEqual(expect.arrayContaining(['home', 'about']));
  expect($('#awards li')).toHaveLength(awards.filter(({ featured }) => featured).length);
  expect($('#films li')).toHaveLength(Math.min(content<Entry[]>('films.yaml').length, 12));
  for (const { title, episodesOnLanding } of content<Entry[]>('podcasts.yaml').slice(0, 5))
    expect(text($('#media').text()).replaceAll(' ', '')).toContain(`${title}${episodesOnLanding}`.replaceAll(' ', ''));
});

// Text in several elements is one text for screen readers, for search engines and when it is copied.
test('the head office has its city, and the reply time has its label', () => {
  const { headquarters } = content<{ entries: { headquarters: string } }>('interface.yaml').entries;
  const { headOffice, replyTime } = content<Record<'headOffice' | 'replyTime', string>>('company.yaml');
  const offices = content<Array<Record<'slug' | 'city', string>>>('offices.yaml');
  const { city = '' } = offices.find(({ slug }) => slug === headOffice) ?? {};
  const { replyLabel } = content<{ replyLabel: string }>('pages/contact.yaml');
  for (const path of ['/about', '/contact']) expect(missing(path, 'h3', [fill(headquarters, { city })])).toEqual([]);
  expect(missing('/contact', 'dl > div', [`${replyLabel} ${replyTime}`])).toEqual([]);
});

test('the sentence that nothing can be heard or seen is gone as soon as something can', () => {
  const { podcastsMissing } = fileOf<Record<'podcastsMissing', string>>('/media-hub');
  const { filmsMissing } = fileOf<Record<'filmsMissing', string>>('/films');
  for (const path of ['/', '/media-hub'])
    expect(missing(path, 'main', [podcastsMissing])).toHaveLength(hasLink('podcasts', 'listen') ? 1 : 0);
  const canWatch = hasLink('films', 'watch') || hasLink('series', 'watch');
  expect(missing('/films', 'main', [filmsMissing])).toHaveLength(canWatch ? 1 : 0);
});

test('the facts for the press name the founder, every award and every film', () => {
  const facts = readFileSync('public/press/facts.txt', 'utf8');
  const { founder } = fileOf<{ founder: Queries.Quotation }>('/about');
  const entries = ['awards', 'series', 'films'].flatMap((file) => content<Entry[]>(`${file}.yaml`));
  const wanted = [founder.name, founder.content.trim(), ...entries.map(({ title }) => String(title))];
  expect(wanted.filter((one) => !facts.includes(one))).toEqual([]);
});

const stories = ['news', 'posts'].flatMap((file) => content<Array<Entry & { body?: string }>>(`${file}.yaml`));

test('each news item and post has its whole text, or a sentence that it has none', () => {
  const $ = builtPage('/media-hub');
  const words = content<{ stories: Record<'read' | 'missing', string> }>('interface.yaml').stories;
  for (const { slug, body = '', read } of stories) {
    const article = $(`#${slug}`).closest('article');
    const controls = article.find('summary').map((_, summary) => text($(summary).text()).includes(words.read));
    expect([slug, ...controls.get()]).toEqual(body ? [slug, true] : [slug]);
    expect([slug, article.text().includes(words.missing)]).toEqual([slug, !body && !read]);
    const plain = body.replace(/\]\(.*?\)|^(?:##|>|-|\d+\.) |[*_[\\]/gm, '').split(/\n{2,}/);
    const said = text(article.find('details').text());
    expect(plain.map(text).filter((paragraph) => !said.includes(paragraph))).toEqual([]);
  }
});

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

test.each(['/awards', '/academy', '/work-with-us'])(
  'each question on %s has an address, and the first is open',
  (path) => {
    const { questions } = fileOf<{ questions: Queries.Question[] }>(path);
    const found = builtPage(path)('details:not(header *)').map((_, { attribs }) => [[attribs.id, 'open' in attribs]]);
    expect(found.get()).toEqual(questions.map(({ slug }, index) => [slug, index === 0]));
  },
);

test('each track has its first day, deadline, requirements and fees, each under its label', () => {
  const { factLabels } = content<{ factLabels: Record<string, string> }>('pages/academy.yaml');
  const $ = builtPage('/academy');
  for (const { slug, intake, applyBy, requirement, online } of content<Queries.Track[]>('tracks.yaml')) {
    const said = $(`#${slug} dt`).map((_, term) => [[text($(term).text()), text($(term).next('dd').text())]]);
    expect(said.get()).toEqual([
      [factLabels.intake, writtenDate(intake)],
      [factLabels.applyBy, fill(factLabels.applyByDate ?? '', { date: writtenDate(applyBy) })],
      [factLabels.requirement, text(requirement)],
      // Timetable.test.tsx checks the fees.
      [factLabels.fee, expect.stringMatching(/\d/)],
      [factLabels.online, text(online)],
    ]);
  }
});
