import { type Content as Loaded, countWords, textsIn } from '../../plugins/gatsby-plugin-content';

/** An entry of a file in `data/`, or a group of fields in an entry. */
interface Entry {
  [field: string]: unknown;
}
/** The parsed YAML files of `data/`, by path relative to `data/`. */
export type Content = Record<string, unknown>;

const list = (content: Content, name: string) => content[`${name}.yaml`] as Entry[];
const fields = (content: Content, name: string) => content[`${name}.yaml`] as Entry;
const below = (entry: Entry, field: string) => entry[field] as Entry[];
/** Returns the entry or list at a path in a file; undefined if it has been removed. */
const entryAt = (content: Content, file: string, path: ReadonlyArray<string | number>) =>
  path.reduce<unknown>((at, key) => (at as Entry | undefined)?.[key], content[file]) as Entry | undefined;

const write = (content: Content, file: string, path: ReadonlyArray<string | number>, text: string) =>
  Object.assign(entryAt(content, file, path.slice(0, -1)) ?? {}, { [String(path.at(-1))]: text });

/** Returns the names of the files with a list of entries whose number may change. */
const listsIn = (content: Content) =>
  Object.keys(content).flatMap((file) =>
    Array.isArray(content[file]) && !/figures|series/.test(file) ? [file.replace('.yaml', '')] : [],
  );

/** A news item or a post. */
type Story = Entry & { body?: string; readTime?: number };

const storiesIn = (content: Content) => [...list(content, 'news'), ...list(content, 'posts')] as Story[];

/** Gives an entry its text as often as a function says, and the reading time of that text. */
function repeatText(entry: Story, times: (text: string) => number): void {
  const { body, readTime } = entry;
  if (!body) return;
  entry.body = Array.from({ length: Math.max(1, Math.floor(times(body))) }, () => body).join('\n\n');
  if (readTime) entry.readTime = Math.max(1, Math.round(countWords(entry.body) / 230));
}

/** Returns the given number of entries: the existing ones, then copies under other names. */
function grown(entries: readonly Entry[], count: number): Entry[] {
  return Array.from({ length: count }, (_, index) => {
    const entry = entries[index % entries.length] as Entry;
    const round = Math.floor(index / entries.length) + 1;
    if (round === 1) return entry;
    const naming = ['city', 'name', 'title'].find((field) => field in entry) as string;
    return {
      ...entry,
      [naming]: `${entry[naming]} ${round}`,
      ...('slug' in entry && { slug: `${entry.slug}-${round}` }),
      ...('acronym' in entry && { acronym: `${entry.acronym}${round}` }),
      // Copies have earlier dates, so that the newest entries stay first.
      ...('date' in entry && { date: `${2020 - round}${String(entry.date).slice(4)}` }),
    };
  });
}

/** Sets the length of every list, and removes links to entries that are gone; without entries in a list, all links to sections except forms. */
function resize(content: Content, lengthOf: (name: string) => number | undefined): void {
  const academy = fields(content, 'pages/academy');
  const lists = listsIn(content);
  for (const name of lists) {
    const length = lengthOf(name);
    if (length !== undefined) content[`${name}.yaml`] = grown(list(content, name), length);
  }
  const benefits = lengthOf('benefits');
  if (benefits !== undefined) academy.benefits = grown(below(academy, 'benefits'), benefits);
  const entries = lists.flatMap((name) => list(content, name));
  const slugs = new Set(entries.map(({ slug }) => slug));
  // Pages leave out a section whose list has no entries.
  const mayBeGone = lists.some((name) => list(content, name).length === 0) ? /#(?!form)/ : /^\/(?:services|awards)#/;
  const isGone = ({ to }: Entry) => mayBeGone.test(String(to)) && !slugs.has(String(to).split('#')[1]);
  for (const column of below(fields(content, 'navigation'), 'columns')) {
    const links = below(column, 'links');
    column.links = links.every(isGone) ? [{ label: column.title, to: '/' }] : links.filter((link) => !isGone(link));
  }
  for (const entry of storiesIn(content))
    entry.body = entry.body?.replace(/\[(.*?)\]\((.*?)\)/g, (link, words, to) => (isGone({ to }) ? words : link));
  for (const page of Object.keys(content).filter((file) => file.startsWith('pages/'))) {
    for (const part of Object.values(content[page] as Entry) as Entry[]) {
      if (!Array.isArray(part?.actions)) continue;
      part.actions = (part.actions as Entry[]).filter((link) => !isGone(link));
      if (below(part, 'actions').length === 0) delete part.actions;
    }
  }
}

/** Returns as many words of 12 to 20 letters as fit into `maxLength` characters, starting with the word at the index `first`. */
function ofLongWords(maxLength: number, first: number): string {
  const words = ['Storytelling', 'Telecommunications', 'Entrepreneurship', 'Johannesburg', 'Internationalisation'];
  const all = words.map((_, at) => words[(first + at) % words.length]).join(' and ');
  return new RegExp(`^.{1,${maxLength}}(?= |$)`).exec(all)?.[0] ?? 'Storytelling';
}

/** Sets of content that the content check accepts. Each changes the parsed content of `data/`. */
export const sets: Readonly<Record<string, (content: Content, loaded: Loaded) => void>> = {
  /** One entry in every list, and a count of one wherever the content counts something. */
  one(content) {
    resize(content, () => 1);
    for (const track of list(content, 'tracks'))
      track.courses = [{ title: 'Screenwriting', weeks: 1, fee: 900, starts: [2] }];
    for (const podcast of list(content, 'podcasts')) Object.assign(podcast, { episodes: 1, episodesOnLanding: 1 });
    for (const post of list(content, 'posts')) Object.assign(post, { readTime: 1, body: 'A text of one paragraph.' });
    for (const series of list(content, 'series')) series.episodes = 1;
  },

  /** No entry in any list that may be empty. */
  empty: (content) => resize(content, (name) => (['offices', 'tracks', 'benefits'].includes(name) ? undefined : 0)),

  /**
   * More entries than today, so that every layout has another row, other figures, and one more choice in each list of a form. Each
   * partnership links to its own choice in a form, so none is added.
   */
  many(content) {
    const counts = {
      services: 12,
      awards: 7,
      films: 40,
      podcasts: 9,
      news: 24,
      posts: 12,
      testimonials: 7,
      offices: 9,
    };
    resize(content, (name) => ({ ...counts, tracks: 4, benefits: 11 })[name]);
    for (const award of list(content, 'awards')) award.featured = true;
    const [first] = list(content, 'tracks');
    if (first) first.courses = grown(below(first, 'courses'), 13);
    for (const figure of list(content, 'figures'))
      figure.value = String(figure.value).replace(/\d+/, (digits) => String(Number(digits) + 1));
    for (const form of ['contact', 'partnership', 'newsletter'])
      for (const { options } of below(fields(content, `forms/${form}`), 'inputs'))
        if (Array.isArray(options)) options.push({ value: 'another', label: 'Something else again' });
  },

  /** No optional fields, except in figures and forms, because a select, for example, needs its options. */
  least(content, { entries }) {
    for (const { file, fields: all, path } of entries) {
      if (/^(?:figures|forms\/.*)\.yaml$/.test(file.path)) continue;
      // A value inside an optional field is removed together with the field.
      const entry = entryAt(content, file.path, path);
      for (const { name, required } of all) if (entry && !required) Reflect.deleteProperty(entry, name);
    }
  },

  /** 60 news items and posts with texts of 1,500 words each, and one without. */
  stories(content) {
    resize(content, (name) => (name === 'news' || name === 'posts' ? 30 : undefined));
    for (const entry of storiesIn(content)) repeatText(entry, (text) => 1500 / countWords(text) + 0.5);
    delete storiesIn(content).at(-1)?.body;
  },

  /** Every text as long as the check allows. */
  longest(content, loaded) {
    for (const { entry, field, path, text } of textsIn(loaded)) {
      const { length, pattern, href, markdown } = field;
      const maxLength = length?.max ?? 0;
      // `PageLink` is left out, because the header has no room for eight labels at full length. Texts with the default limit of 1000 are left
      // out, because nobody fills it.
      if (
        markdown ||
        pattern ||
        href ||
        maxLength <= text.length ||
        maxLength === 1000 ||
        /^(?:Figure|PageLink)$/.test(entry.type)
      )
        continue;
      // Placeholders are removed from the filler, because the content check accepts each only once.
      const filler = `${text.replace(/\s*\{\w+\}\s*/g, ' ').trim() || 'and so on'} `;
      const words = `${text} ${filler.repeat(maxLength)}`.slice(0, maxLength);
      write(content, entry.file.path, path, words.trim());
    }
    for (const entry of storiesIn(content)) repeatText(entry, (text) => 20_000 / (text.length + 2));
    const acronyms = ['SUSTAINS', 'WOMENBIZ', 'MMWWMMWW'];
    list(content, 'awards').forEach((award, at) =>
      Object.assign(award, { acronym: acronyms[at % 3], cutout: undefined }),
    );
  },

  /** Words of 12 to 20 letters in every text but those of forms and of the company. The number at the end keeps names different. */
  longWords(content, loaded) {
    for (const [at, { entry, field, path, text }] of textsIn(loaded).entries()) {
      const { type, pattern, href, unique, values, link, length, markdown } = field;
      const isText = type === 'String' && !pattern && !href && !unique && !values && !link && !/^\/|\{/.test(text);
      if (!isText || /^(?:Figure|Company|Form|Field|FieldOption|Metadata)$/.test(entry.type)) continue;
      const room = Math.min(length?.max ?? 0, 150);
      const words = room < 16 ? 'Storytelling' : `${ofLongWords(room - 4, at)} ${at.toString(36)}`;
      const paragraphs = ['', '## ', '> ', '- '].map((sign) => sign + words);
      write(content, entry.file.path, path, markdown ? paragraphs.join('\n\n') : words);
    }
    for (const post of storiesIn(content)) if (post.readTime) post.readTime = 1;
  },

  /** Titles in a right-to-left script, and with letters and marks that few fonts have. */
  languages(content) {
    const titles = ['نسّاجة الحكايات من أكرا إلى لاغوس', 'Ọmọ ahunṣọ̀ náà àti ìtàn ẹ̀wù ìbílẹ̀'];
    for (const name of ['services', 'films', 'podcasts', 'news', 'posts'])
      list(content, name).forEach((entry, at) => (entry.title = titles[at % titles.length]));
  },
};
