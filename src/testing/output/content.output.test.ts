import { content } from '../content';
import { routes } from '../routes';
import { builtPage, text } from './pages';

// Everything editors write is on its page, and the counts of the specification hold. In which order it is read out, and as what,
// is seen in a browser's accessibility tree.

interface Entry {
  readonly slug: string;
  readonly image?: { readonly alt: string };
  readonly [field: string]: unknown;
}

const figures = new Map(
  content<Array<{ key: string; value: string }>>('figures.yaml').map(({ key, value }) => [key, value]),
);

/** Fields that are read by the build, or name what is told elsewhere. */
const unseen =
  /^(slug|sample|image|mark|date|closes|intake|applyBy|fee|whollyOnline|soon|ages|featured|cutout|ground|headquarters|countryCode|path|metadata|to|figures?|form|feed|feedSubtitle|company|previous|next|tone|colourway)$/;

/** Every text and number below a value that is there to be read. */
function texts(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [text(String(value))];
  return Object.entries(value).flatMap(([key, child]) => (unseen.test(key) ? [] : texts(child)));
}

/** What of these texts a part of a page neither shows nor names. */
function missing(path: string, selector: string, wanted: readonly string[]): string[] {
  const $ = builtPage(path);
  const part = $(selector);
  const labels = part.find('[aria-label]').map((_, element) => $(element).attr('aria-label'));
  const said = [text(part.text()), ...labels.get()].join('\n');
  return wanted.filter((one) => !said.includes(one));
}

test.each<[file: string, path: string, count: number | undefined, elsewhere: string[]]>([
  ['services', '/services', 8, ['note']],
  ['awards', '/awards', 6, []],
  ['films', '/films', undefined, []],
  ['podcasts', '/media-hub', 5, ['episodesOnLanding']],
  ['news', '/media-hub', 6, []],
  ['posts', '/media-hub', 3, ['excerpt']],
  ['offices', '/contact', 4, ['description']],
  ['offices', '/about', 4, ['address', 'phone', 'email']],
  ['partnerships', '/work-with-us', 4, []],
  ['testimonials', '/academy', 3, []],
])('%s: each entry stands whole, with its picture, in its own place on %s', (file, path, count, elsewhere) => {
  const entries = content<Entry[]>(`${file}.yaml`);
  if (count) expect(entries).toHaveLength(count);
  const $ = builtPage(path);
  for (const entry of entries) {
    const { slug, image } = entry;
    const place = $(`#${slug}`).length ? `#${slug}` : 'main';
    const fields = Object.entries(entry).filter(([field]) => !elsewhere.includes(field));
    expect(missing(path, place, texts(Object.fromEntries(fields)))).toEqual([]);
    const alternatives = $(`${place} img`).map((_, img) => $(img).attr('alt'));
    if (image)
      expect({ slug, alternatives: alternatives.get() }).toEqual({
        slug,
        alternatives: expect.arrayContaining([image.alt]),
      });
  }
});

test.each([...routes.map(({ path }) => path), '/404'])('%s has every word of its file', (path) => {
  expect(missing(path, 'main', texts(content(`pages/${path === '/' ? 'index' : path.slice(1)}.yaml`)))).toEqual([]);
});

test('the counts of the specification hold', () => {
  const of = (file: string, field: string) => content<Entry[]>(file).map((entry) => entry[field]);
  expect(of('awards.yaml', 'acronym')).toEqual(['SDEA', 'YIEA', 'LGA', 'CAMIA', 'WIEA', 'MFS']);
  expect(of('podcasts.yaml', 'episodes')).toEqual([45, 38, 32, 28, 42]);
  expect(of('podcasts.yaml', 'episodesOnLanding')).toEqual([24, 18, 16, 20, 15]);
  expect(of('offices.yaml', 'city')).toEqual(['Accra', 'Lagos', 'Johannesburg', 'Nairobi']);
  const { tracks, benefits, figures: shown } = content<Record<string, Entry[]>>('academy.yaml');
  expect(tracks?.map(({ title, courses }) => [title, (courses as unknown[]).length])).toEqual([
    ['Digital Skills', 6],
    ['Creative Media', 6],
    ['Business & Leadership', 6],
  ]);
  expect(benefits).toHaveLength(8);
  expect(missing('/academy', 'main', texts([tracks, benefits]))).toEqual([]);
  expect(shown?.map((key) => figures.get(String(key)))).toEqual(['500+', '85%', '12', '20+']);
  const { valueList } = content<{ valueList: unknown[] }>('pages/about.yaml');
  expect(valueList).toHaveLength(5);
});

test('the landing page has its sections in order, three figures, five awards and at most twelve films', () => {
  const $ = builtPage('/');
  const sections = ['home', 'about', 'services', 'awards', 'films', 'academy', 'media', 'contact'];
  const ids = $('main [id]').map((_, element) => $(element).attr('id'));
  expect(ids.get().filter((id) => sections.includes(id))).toEqual(sections);
  const shown = content<{ figures: string[] }>('pages/index.yaml').figures.map((key) => figures.get(key));
  expect(shown).toEqual(['18+', '5', '4']);
  expect($('#awards li')).toHaveLength(5);
  expect($('#films li')).toHaveLength(Math.min(content<Entry[]>('films.yaml').length, 12));
  for (const { title, episodesOnLanding } of content<Entry[]>('podcasts.yaml'))
    expect(text($('#media').text()).replaceAll(' ', '')).toContain(`${title}${episodesOnLanding}`.replaceAll(' ', ''));
});

test('a limit of age stands on the awards that have one', () => {
  const limited = content<Entry[]>('awards.yaml').filter(({ ages }) => ages);
  expect(limited.map(({ slug }) => slug)).toEqual(['yiea']);
  for (const { slug, ages } of limited) {
    expect(missing('/awards', `#${slug}`, [figures.get(String(ages)) ?? 'a figure'])).toEqual([]);
  }
});

test('what is counted is drawn to its number: a thread an episode, a block a week', () => {
  const $ = builtPage('/media-hub');
  for (const { slug, episodes } of content<Entry[]>('podcasts.yaml')) {
    expect($(`#${slug} svg path`).attr('d')?.match(/M/g)).toHaveLength(Number(episodes));
  }
  const { tracks } = content<{ tracks: Array<{ slug: string; courses: Array<{ weeks: number }> }> }>('academy.yaml');
  for (const { slug, courses } of tracks) {
    const lines = builtPage('/academy')(`#${slug} li path`);
    const drawn = lines.map((at) => lines.eq(at).attr('d'));
    expect(drawn.get()).toEqual(courses.map(({ weeks }) => `M0 .5H${weeks}`));
  }
});

test.each([
  ['/contact', 'contact', ['services', 'sponsorship', 'nomination', 'academy', 'partnership', 'other']],
  ['/work-with-us', 'partnership', ['services', 'sponsorship', 'training', 'strategic', 'other']],
  ['/media-hub', 'newsletter', []],
])('%s: the %s form has its fields in order, by type, and its way out without scripts', (path, name, choices) => {
  const { inputs, endpoint, netlify } = content<{
    inputs: Array<{ name: string; type: string; options?: Array<{ value: string }> }>;
    endpoint?: string;
    netlify?: boolean;
  }>(`forms/${name}.yaml`);
  const $ = builtPage(path);
  const form = $('main form');
  expect([form.length, form.attr('novalidate'), form.attr('method')]).toEqual([1, undefined, 'post']);
  if (netlify) expect(form.attr('data-netlify')).toBe('true');
  else expect(form.attr('action')?.startsWith(endpoint ?? 'mailto:')).toBe(true);
  if (!netlify && !endpoint) expect(form.attr('enctype')).toBe('text/plain');
  const fields = form.find(':is(input, select, textarea):not([tabindex="-1"], [type=hidden])');
  const built = fields.map((_, { attribs, tagName }) => [[attribs.name, attribs.type ?? tagName]]);
  expect(built.get()).toEqual(inputs.map((input) => [input.name, input.type]));
  const values = $('option', form.find('select').first()).map((_, option) => $(option).attr('value'));
  expect(values.get().filter(Boolean)).toEqual(choices);
});
