/** A count or a value that the specification names. */
export interface Statement {
  /** What it is, for the list. */
  readonly what: string;
  /** Relative to `data/`. */
  readonly file: string;
  /**
   * Names of fields from the top of the file, with dots between them. In a list a step is the `slug`, `key` or `name` of an
   * entry, or `*` for that field of each entry.
   */
  readonly at: string;
  /** The value; a number stands for the length where there is a list. */
  readonly value: unknown;
}

const figure = (key: string, value: string): Statement => {
  return { what: `Figure "${key}"`, file: 'figures.yaml', at: `${key}.value`, value };
};

const headerLinks = {
  Home: '/',
  About: '/about',
  Services: '/services',
  Awards: '/awards',
  Films: '/films',
  Academy: '/academy',
  'Media Hub': '/media-hub',
  Contact: '/contact',
};

const [contact, partnership] = ['forms/contact.yaml', 'forms/partnership.yaml'] as const;

/**
 * The counts and values of the specification. The content was delivered with them; the company may change each, and
 * `npm run preflight` lists where the content departs from them.
 */
export const specification: readonly Statement[] = [
  { what: 'Tagline', file: 'company.yaml', at: 'tagline', value: 'One Stop Hub for Growth, Creativity & Recognition' },
  { what: 'Links of the header', file: 'navigation.yaml', at: 'links.*.label', value: Object.keys(headerLinks) },
  {
    what: 'Destinations of the header',
    file: 'navigation.yaml',
    at: 'links.*.to',
    value: Object.values(headerLinks),
  },
  { what: 'Call to action of the header', file: 'navigation.yaml', at: 'callToAction.label', value: 'Work With Us' },
  { what: 'Its destination', file: 'navigation.yaml', at: 'callToAction.to', value: '/work-with-us' },
  {
    what: 'Columns of the footer',
    file: 'navigation.yaml',
    at: 'columns.*.title',
    value: ['Company', 'Services', 'Awards', 'Resources'],
  },
  {
    what: 'Social networks',
    file: 'navigation.yaml',
    at: 'social.*.label',
    value: ['Facebook', 'Twitter', 'Instagram', 'LinkedIn', 'YouTube'],
  },
  {
    what: 'Legal links',
    file: 'navigation.yaml',
    at: 'legal.*.label',
    value: ['Privacy Policy', 'Terms of Service'],
  },

  {
    what: 'Headline of the landing page',
    file: 'pages/index.yaml',
    at: 'hero.headline',
    value: 'Crafting Stories That Inspire a Continent',
  },
  {
    what: 'Text below it',
    file: 'pages/index.yaml',
    at: 'hero.lead',
    value:
      "Africa's hub for media, marketing, and film production — empowering brands, creatives, and communities through storytelling.",
  },
  {
    what: 'Buttons of the landing page',
    file: 'pages/index.yaml',
    at: 'hero.actions.*.label',
    value: ['Explore Our Work', 'Watch Showreel'],
  },
  {
    what: 'Figures of the landing page',
    file: 'pages/index.yaml',
    at: 'figures',
    value: ['films-annually', 'flagship-awards', 'countries'],
  },
  {
    what: 'Button of the introduction',
    file: 'pages/index.yaml',
    at: 'introduction.action.label',
    value: 'Learn About PAMS',
  },
  { what: 'Its destination', file: 'pages/index.yaml', at: 'introduction.action.to', value: '/about' },
  {
    what: 'Core values',
    file: 'pages/about.yaml',
    at: 'valueList.*.title',
    value: ['Innovation', 'Excellence', 'Integrity', 'Collaboration', 'Social Impact'],
  },
  { what: 'Services', file: 'services.yaml', at: '', value: 8 },
  {
    what: 'Calls to action of the services page',
    file: 'pages/services.yaml',
    at: 'closing.actions.*.label',
    value: ['Request a Proposal', 'Schedule a Consultation'],
  },
  {
    what: 'Awards',
    file: 'awards.yaml',
    at: '*.acronym',
    value: ['SDEA', 'YIEA', 'LGA', 'CAMIA', 'WIEA', 'MFS'],
  },
  { what: 'Ages of the YIEA', file: 'awards.yaml', at: 'yiea.ages', value: 'youth-ages' },
  { what: 'Year of the featured series', file: 'pages/films.yaml', at: 'series.year', value: 2023 },
  { what: 'Episodes of the featured series', file: 'pages/films.yaml', at: 'series.episodes', value: 8 },
  { what: 'Films', file: 'films.yaml', at: '', value: 9 },
  {
    what: 'Tracks of the academy',
    file: 'academy.yaml',
    at: 'tracks.*.title',
    value: ['Digital Skills', 'Creative Media', 'Business & Leadership'],
  },
  ...['digital-skills', 'creative-media', 'business-leadership'].map((track) => {
    return { what: `Courses of the track "${track}"`, file: 'academy.yaml', at: `tracks.${track}.courses`, value: 6 };
  }),
  { what: 'Benefits of the academy', file: 'academy.yaml', at: 'benefits', value: 8 },
  {
    what: 'Figures of the academy',
    file: 'academy.yaml',
    at: 'figures',
    value: ['students', 'employment', 'courses', 'partners'],
  },
  { what: 'Testimonials', file: 'testimonials.yaml', at: '', value: 3 },
  { what: 'Episodes of the podcasts', file: 'podcasts.yaml', at: '*.episodes', value: [45, 38, 32, 28, 42] },
  {
    what: 'Episodes on the landing page',
    file: 'podcasts.yaml',
    at: '*.episodesOnLanding',
    value: [24, 18, 16, 20, 15],
  },
  { what: 'News items', file: 'news.yaml', at: '', value: 6 },
  { what: 'Blog posts', file: 'posts.yaml', at: '', value: 3 },
  { what: 'Offices', file: 'offices.yaml', at: '*.city', value: ['Accra', 'Lagos', 'Johannesburg', 'Nairobi'] },
  { what: 'Partnership types', file: 'partnerships.yaml', at: '', value: 4 },

  {
    what: 'Fields of the contact form',
    file: contact,
    at: 'inputs.*.name',
    value: ['name', 'email', 'phone', 'subject', 'message'],
  },
  {
    what: 'Which of them are required',
    file: contact,
    at: 'inputs.*.required',
    value: [true, true, false, true, true],
  },
  {
    what: 'Inquiry types',
    file: contact,
    at: 'inputs.subject.options.*.value',
    value: ['services', 'sponsorship', 'nomination', 'academy', 'partnership', 'other'],
  },
  {
    what: 'Fields of the partnership form',
    file: partnership,
    at: 'inputs.*.name',
    value: ['name', 'email', 'phone', 'type', 'budget', 'details'],
  },
  {
    what: 'Which of them are required',
    file: partnership,
    at: 'inputs.*.required',
    value: [true, true, true, true, false, true],
  },
  {
    what: 'Partnership types of the form',
    file: partnership,
    at: 'inputs.type.options.*.value',
    value: ['services', 'sponsorship', 'training', 'strategic', 'other'],
  },
  {
    what: 'Budgets',
    file: partnership,
    at: 'inputs.budget.options.*.value',
    value: ['under-10k', '10k-50k', '50k-100k', 'over-100k'],
  },
  { what: 'Fields of the newsletter form', file: 'forms/newsletter.yaml', at: 'inputs.*.name', value: ['email'] },
  { what: 'First option of a list', file: 'interface.yaml', at: 'forms.selectAnOption', value: 'Select an option' },
  {
    what: 'Title of the error screen',
    file: 'interface.yaml',
    at: 'failure.title',
    value: 'Unexpected Application Error!',
  },
  { what: 'Code of the not-found page', file: 'pages/404.yaml', at: 'code', value: '404' },
  {
    what: 'Headline of the not-found page',
    file: 'pages/404.yaml',
    at: 'hero.headline',
    value: 'Oops! Page not found',
  },
  { what: 'Link of the not-found page', file: 'pages/404.yaml', at: 'hero.actions.*.label', value: ['Return to Home'] },

  figure('films-annually', '18+'),
  figure('flagship-awards', '5'),
  figure('awards-total', '6'),
  figure('countries', '4'),
  figure('years-experience', '18+'),
  figure('founded', '2006'),
  figure('projects', '500+'),
  figure('students', '500+'),
  figure('employment', '85%'),
  figure('courses', '12'),
  figure('partners', '20+'),
  figure('satisfaction', '98%'),
  figure('nominees', '1000+'),
  figure('youth-ages', '18-35'),
  figure('business-hours', 'Mon-Fri 9:00-18:00 GMT'),
  figure('reply-time', '24 hours'),
];
