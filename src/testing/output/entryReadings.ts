import { fill } from '../../lib/fill';
import { arrange } from '../../sections/services/ServiceBlocks/arrange';
import {
  awards,
  byDeadline,
  company,
  films,
  news,
  pages,
  podcasts,
  posts,
  series,
  services,
  testimonials,
  tracks,
  words,
} from './entries';
import {
  button,
  buttons,
  closing,
  cloth,
  count,
  day,
  drawing,
  entryLinks,
  field,
  figures,
  formSection,
  heading,
  heard,
  hero,
  larger,
  link,
  links,
  type Lines,
  mark,
  name,
  picture,
  place,
  questions,
  say,
  sectionHeading,
  staged,
  time,
  titleAndLead,
  withSentence,
} from './pieces';
import { line } from './reading';

// What the pages with lists of entries say and show: `readings.ts`.

const { entries, stories } = words;
const { hub } = pages;

const rowSurfaces = { single: ['shea', 'shea'], pair: ['harmattan', 'gold'], picture: ['night', 'night'] };
const half = Math.min(4, Math.ceil(services.length / 2));

export const allServices: Lines = [
  hero(pages.services, 'gold'),
  services.length > 1 && [
    [place('', 'night'), name('nav', pages.services.indexLabel)],
    services.map(({ slug, title }, index) => link(`${index + 1} ${title}`, `/services#${slug}`)),
  ],
  arrange(services).map(({ kind, mirrored, services: row }) => [
    place('', rowSurfaces[kind][Number(mirrored)]),
    row.map(({ slug, title, lead, description, result, outcome, features, strip, ...service }) => [
      [place(slug), service.image && [picture(service.image), say(service.caption)], mark(strip)],
      [
        say(services.findIndex((one) => one.slug === slug) + 1),
        heading(2, title),
        say(lead, description, result, outcome),
      ],
      [service.person && mark(service.person), say(...features)],
    ]),
  ]),
  place('', 'night'),
  [services.slice(0, half), services.slice(-half).reverse()].map((side) => side.map(({ strip }) => mark(strip))),
  [sectionHeading(pages.services.closingHeading, buttons), figures(pages.services.figures, 'notes')],
];

const { stand: drum, closingHeading, closingImage, figure } = pages.awards;
const [nominate, ...others] = closingHeading.actions ?? [];

/** The drum on which visitors weave a name, as it is before a name is typed. */
const stand: Lines = [
  [titleAndLead(closingHeading), figure && figures([figure]), staged(closingImage)],
  [say(drum.name), field(drum.name, 'input off', [], drum.hint)],
  [
    say(drum.award),
    field(
      drum.award,
      'select',
      byDeadline.map(({ slug, title }) => `${slug}=${title}`),
    ),
    say(drum.hint),
  ],
  [
    nominate && button(nominate, 'primary'),
    link(drum.send, 'button', 'secondary'),
    link(drum.save, 'button', 'secondary'),
  ],
  links(others),
];

export const allAwards: Lines = [
  hero(pages.awards, 'night', {
    foot: [
      awards.length > 0 && name('nav', pages.awards.indexLabel),
      [awards.map(({ slug, acronym }) => link(acronym, `/awards#${slug}`)), cloth('u-band')],
    ],
  }),
  awards.length > 0 && [
    [place('dates', 'night'), sectionHeading(pages.awards.datesHeading)],
    [byDeadline.map(({ acronym, title, closes }) => say(acronym, day(closes), title)), place('', 'night')],
  ],
  awards.map(({ slug, acronym, title, colour, ages, image, cutout, ...award }) => [
    [place(slug, colour), picture({ alt: image.alt, file: cutout ?? image.file }), place('', 'night')],
    [heading(2, `${acronym} ${title}`), say(award.audience)],
    say(ages && `${ages.from}-${ages.to} ${pages.awards.eligibility}`, award.description),
    say(
      `${fill(pages.awards.nominations, { year: String(award.edition), date: day(award.closes) })} ${award.ceremony}`,
    ),
    entryLinks(pages.awards.nominate, pages.awards.addToCalendar, acronym, `awards/${slug}`),
    [name('ul', pages.awards.categoriesLabel), say(...award.categories)],
  ]),
  [questions(pages.awards), place('stand', 'gold')],
  awards.length > 0 ? stand : closing(pages.awards),
];

const cannotWatch = ![...series, ...films].some(({ watch }) => watch) && pages.films.filmsMissing;
const creditsOf = ({ director, languages }: Queries.Film) =>
  fill(entries.filmCredits, { director, languages: new Intl.ListFormat(company.locale).format(languages) });
const watchLabel = ({ title }: { title: string }) => fill(entries.watch, { title });

export const allFilms: Lines = [
  hero(pages.films, 'night', { opening: pages.films.opening, foot: cloth('u-band') }),
  series.map(({ slug, title, label, category, synopsis, episodes, year, watch, image }) => [
    [place(slug, 'night'), staged(image), heading(2, title), say(`${label}: ${category}`, synopsis)],
    say(count('episodes', episodes), `${time(year, year)} ${entries.released}`),
    watch && link(`▶ ${watchLabel({ title })}`, watch, 'primary'),
  ]),
  films.length > 0 && [
    place('portfolio', 'night'),
    sectionHeading(withSentence(pages.films.filmsHeading, cannotWatch)),
  ],
  films.map((film) => [
    [place(film.slug), picture(film.image), heading(3, film.title)],
    say(
      `${film.category}, ${time(`${film.year},`, film.year)} ${time(count('minutes', film.duration), `PT${film.duration}M`)}`,
      `${film.synopsis} ${creditsOf(film)}`,
    ),
    film.watch && link(watchLabel(film), film.watch, 'tertiary'),
  ]),
  [place('', 'kola'), place('', 'shea'), closing(pages.films)],
];

const monthOf = (month: number) =>
  new Date(Date.UTC(2000, month - 1)).toLocaleDateString(company.locale, { month: 'short', timeZone: 'UTC' });

const timetable = ({ slug, title, description, courses, currency, ...track }: Queries.Track): Lines => {
  const { factLabels, apply, addToCalendar } = pages.academy;
  const grouped = (fee: number) => fee.toLocaleString(company.locale);
  const costs = (fee: number) => fill(factLabels.courseFee, { currency, fee: grouped(fee) });
  const fees = courses.map(({ fee }) => fee);
  const [lowest, highest] = [Math.min(...fees), Math.max(...fees)];
  const range = { currency, lowest: grouped(lowest), highest: grouped(highest) };
  return [
    [place(slug), heading(3, title), say(description)],
    courses.map(({ title: course, weeks, starts, fee }) =>
      say(`${course} ${time(count('weeks', weeks), `${weeks}w`)} ${starts.map(monthOf).join(', ')} ${costs(fee)}`),
    ),
    say(factLabels.intake, day(track.intake)),
    say(factLabels.applyBy, fill(factLabels.applyByDate, { date: day(track.applyBy) })),
    say(factLabels.requirement, track.requirement),
    say(factLabels.fee, lowest === highest ? costs(lowest) : fill(factLabels.feeRange, range)),
    say(factLabels.online, track.online),
    entryLinks(apply, addToCalendar, title, `academy/${slug}`),
  ];
};

export const academy: Lines = [
  hero(pages.academy, 'forest'),
  tracks.length > 0 && [place('tracks', 'shea'), sectionHeading(pages.academy.tracksHeading), tracks.map(timetable)],
  [place('', 'palm'), heard(pages.academy.figuresHeading), figures(pages.academy.figures, 'notes')],
  [place('benefits', 'harmattan'), sectionHeading(pages.academy.benefitsHeading)],
  pages.academy.benefits.map(({ title, description }) => [heading(3, title), say(description)]),
  testimonials.length > 0 && [place('testimonials', 'palm'), heard(pages.academy.testimonialsHeading)],
  testimonials.map(({ name: speaker, role, content }, index) => [
    [larger(index, testimonials), say(content), place('', 'shea'), say(`${speaker} ${role}`)],
  ]),
  [questions(pages.academy), cloth('u-broad'), place('apply', 'night'), closing(pages.academy)],
];

/** The sentence after a heading while no podcast can be heard. */
export const noEpisodes = !podcasts.some(({ listen }) => listen) && hub.podcastsMissing;

export const dateline = ({ category, date }: Queries.Article): Lines => say(`${category}, ${day(date)}`);
const authorOf = ({ author }: Queries.Article): Lines => say(author && fill(entries.author, { author }));
/** The headline of a news item or a post, which leads to its text, here or on another site. */
const headline = ({ slug, title, body, read }: Queries.Article): Lines => [
  heading(3, title),
  (body ?? read) && link(title, body ? `/media-hub#${slug}` : read),
];

/** What is below a news item or a post: the way to its text, and to one of the other list. */
const story = (
  { slug, title, body, read }: Queries.Article,
  others: readonly Queries.Article[],
  index: number,
): Lines => {
  const next = [...others.slice(index + 1), ...others.slice(0, index + 1)].find((other) => other.body);
  if (!body) return !read && say(stories.missing);
  return [
    [line('answer', `closed: ${stories.read}${stories.close}: ${title}`), place(slug), cloth('u-band')],
    [link(stories.copy, 'button', 'tertiary'), link(stories.close, 'button', 'tertiary')],
    next && [say(stories.next), link(next.title, `/media-hub#${next.slug}`)],
  ];
};

const counts = { podcasts: podcasts.length, news: news.length, blog: posts.length };

export const mediaHub: Lines = [
  hero(hub, 'night', {
    below: [
      name('nav', hub.index.label),
      (['podcasts', 'news', 'blog'] as const).map(
        (id) => counts[id] > 0 && link(`${counts[id]} ${hub.index[id]}`, `/media-hub#${id}`),
      ),
      link(hub.index.newsletter, '/media-hub#newsletter'),
    ],
  }),
  podcasts.length > 0 && [place('podcasts', 'indigo'), sectionHeading(withSentence(hub.podcastsHeading, noEpisodes))],
  podcasts.map(({ slug, title, description, episodes, listen, image }, index) => [
    [larger(index, podcasts), place(slug), picture(image), heading(3, title)],
    [drawing(4 * episodes - 2, 24), say(count('episodes', episodes), description)],
    listen && link(fill(entries.listen, { title }), listen, 'tertiary'),
  ]),
  news.length > 0 && [place('news', 'shea'), sectionHeading(hub.newsHeading)],
  news.map((item, index) => [
    [larger(index, news), !item.body && place(item.slug), dateline(item), headline(item)],
    [item.image && picture(item.image), say(item.excerpt), authorOf(item), story(item, posts, index)],
  ]),
  posts.length > 0 && [place('blog', 'harmattan'), sectionHeading(hub.blogHeading)],
  posts.map((post, index) => [
    [!post.body && place(post.slug), drawing(48, 36 * post.readTime), headline(post), say(post.excerpt)],
    [dateline(post), say(count('minutesToRead', post.readTime)), authorOf(post), story(post, news, index)],
  ]),
  formSection('newsletter', ['indigo', 'shea'], hub.newsletterHeading, hub.form),
];
