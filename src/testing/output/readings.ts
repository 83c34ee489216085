import { fill } from '../../lib/fill';
import { academy, allAwards, allFilms, allServices, dateline, mediaHub, noEpisodes } from './entryReadings';
import {
  byDeadline,
  company,
  films,
  headOffice,
  news,
  offices,
  pages,
  partnerships,
  podcasts,
  services,
  tracks,
  words,
  awards,
} from './entries';
import {
  around,
  button,
  buttons,
  card,
  chat,
  cloth,
  count,
  day,
  drawing,
  figures,
  formSection,
  heading,
  heard,
  hero,
  larger,
  link,
  links,
  type Lines,
  mail,
  mark,
  name,
  picture,
  place,
  questions,
  say,
  sectionHeading,
  staged,
  telephone,
  titleAndLead,
  withSentence,
} from './pieces';

// What each page says and shows, from top to bottom, made from the content. `reading.ts` reads the same from the built page.

const { home, about, contact, work } = pages;
const next = byDeadline.find(({ featured }) => featured);
const addressOf = ({ address, city, country }: Queries.Office) => `${address}, ${city}, ${country}`;

const landing: Lines = [
  hero(home, 'night', { id: 'home', foot: [place('', 'shea'), figures(home.figures), cloth('u-band thick')] }),
  [place('about', 'shea'), titleAndLead(home.introduction.heading), say(home.introduction.body)],
  [buttons(home.introduction.heading.actions), picture(home.introduction.image)],
  services.length > 0 && [
    place('services', 'gold'),
    sectionHeading(home.servicesHeading),
    mark(pages.services.hero.image.file),
  ],
  services.map(({ slug, title, note }, index) => [
    link(`[${index + 1}] ${title} ${note}`, `/services#${slug}`),
    heading(3, title),
  ]),
  next && [place('awards', 'night'), sectionHeading(home.awardsHeading)],
  awards
    .filter(({ featured }) => featured)
    .map(({ slug, acronym, title, image }) => [picture(image), card(acronym, `/awards#${slug}`), say(title)]),
  next && say(fill(home.nextDeadline, { name: next.acronym, date: day(next.closes) })),
  films.length > 0 && [place('films', 'kola'), sectionHeading(home.filmsHeading), name('div', home.filmsHeading.title)],
  films
    .slice(0, 12)
    .map(({ slug, title, category, year, image }) => [
      [picture(image), card(title, `/films#${slug}`), say(`${category}, ${year}`)],
    ]),
  tracks.length > 0 && [
    place('academy', 'harmattan'),
    sectionHeading(home.academyHeading),
    staged({ ...pages.academy.hero.image, alt: '' }),
  ],
  tracks.map(({ slug, title, courses }) => [
    card(title, `/academy#${slug}`),
    courses.map((course) => say(course.title)),
  ]),
  podcasts.length + news.length > 0 && [
    [place('media', 'shea'), titleAndLead(withSentence(home.mediaHeading, podcasts.length > 0 && noEpisodes))],
    podcasts.slice(0, 5).map(({ slug, title, episodesOnLanding, image }, index, all) => [
      [larger(index, all), picture(image), card(title, `/media-hub#${slug}`)],
      [drawing(4 * episodesOnLanding - 2, 24), say(count('episodes', episodesOnLanding))],
    ]),
    news.slice(0, 4).map((item) => [dateline(item), card(item.title, `/media-hub#${item.slug}`)]),
    links(home.mediaHeading.actions),
  ],
  [place('contact', 'indigo'), titleAndLead(home.contactHeading)],
  home.contactHeading.actions?.map((action, index) => button(action, index === 0 ? 'primary' : 'tertiary')),
  [cloth('u-broad'), place('', 'shea'), offices.map(({ slug, city }) => link(city, `/contact#${slug}`))],
];

const officeCard = ({ slug, city, country, image }: Queries.Office): Lines => [
  [place(slug), picture(image)],
  heading(3, slug === headOffice?.slug ? fill(words.entries.headquarters, { city }) : city),
  say(country),
];

const press = (): Lines => {
  const { title, quote, terms, copy, downloadsLabel, downloads = [] } = about.press;
  const files = downloads?.filter(({ image }) => image) ?? [];
  return [
    [place('press', 'harmattan'), heading(2, title)],
    headOffice && [say(addressOf(headOffice)), telephone(headOffice.phone), mail(company.pressEmail)],
    [figures(about.figures), place('', 'gold'), say(quote), link(copy, 'button', 'primary')],
    [links(downloads?.filter(({ image }) => !image)), say(terms, files.length > 0 && downloadsLabel)],
    files.map(({ label, to, image }) => [link(label, to), image && picture(image)]),
  ];
};

const aboutPage: Lines = [
  [hero(about, 'kola'), place('', 'shea')],
  Object.entries({ vision: about.vision, mission: about.mission }).map(([id, { title, statement, body }]) => [
    [place(id), heading(2, title), say(statement, body)],
  ]),
  [place('values', 'harmattan'), sectionHeading(about.valuesHeading)],
  about.values.map(({ title, description, mark: file }) => [mark(file), heading(3, title), say(description)]),
  [place('footprint', 'shea'), sectionHeading(about.officesHeading)],
  offices.map((office, index) => [larger(index, offices), officeCard(office), say(office.description)]),
  press(),
  [place('founder', 'kola'), heard(about.founderHeading), say(about.founder.content)],
  say(`${about.founder.name} ${about.founder.role}`, about.reading),
  [sectionHeading(about.closingHeading, buttons), picture(about.founder.image)],
];

const contactPage: Lines = [
  hero(contact, 'night', {
    below: headOffice && [
      [telephone(headOffice.phone), mail(company.email)],
      link(`${headOffice.address}, ${headOffice.city}`, `/contact#${headOffice.slug}`),
    ],
  }),
  formSection('form', ['shea', 'harmattan'], contact.formHeading, contact.form),
  heard(contact.detailsHeading),
  say(contact.hoursLabel, company.hours, contact.replyLabel, company.replyTime),
  headOffice && say(contact.headOfficeLabel, addressOf(headOffice)),
  [say(contact.pressLabel), mail(company.pressEmail)],
  [place('offices', 'indigo'), sectionHeading(contact.officesHeading), place('', 'shea'), say(contact.map)],
  offices.map((office) => {
    const map = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(addressOf(office))}`;
    return [
      [officeCard(office), say(office.address), link(fill(words.entries.map, { city: office.city }), map)],
      [telephone(office.phone), chat(office.whatsapp), mail(office.email)],
    ];
  }),
];

const workPage: Lines = [
  hero(work, 'night'),
  partnerships.length > 0 && [place('types', 'shea'), sectionHeading(work.typesHeading)],
  partnerships.map(({ title, description, includes, action, mark: file }, index) => [
    [place('', ['harmattan', 'kola', 'night', 'gold'][index % 4]), mark(file), heading(3, title)],
    [say(description, ...includes), button(action, 'secondary')],
  ]),
  [place('reasons', 'kola'), cloth('u-band contact'), cloth('u-band'), sectionHeading(work.reasonsHeading)],
  say(work.reasonsVoice.content, `${work.reasonsVoice.name} ${work.reasonsVoice.role}`),
  [figures(work.reasons), questions(work)],
  formSection('form', ['harmattan', 'shea'], work.formHeading, work.form),
];

/** The lines of each page, by its path. */
export const readings: Readonly<Record<string, readonly string[]>> = {
  '/': around('/', 'night', landing),
  '/about': around('/about', 'kola', aboutPage),
  '/services': around('/services', 'gold', allServices),
  '/awards': around('/awards', 'night', allAwards),
  '/films': around('/films', 'night', allFilms),
  '/academy': around('/academy', 'forest', academy),
  '/media-hub': around('/media-hub', 'night', mediaHub),
  '/contact': around('/contact', 'night', contactPage),
  '/work-with-us': around('/work-with-us', 'night', workPage),
  '/404': around('/404', 'shea', hero(pages.notFound, 'shea', { opening: pages.notFound.opening })),
};
