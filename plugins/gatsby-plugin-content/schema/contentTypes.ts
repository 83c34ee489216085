/** What a YAML file in `data/` holds: one entry of a type, or a list of them. */
export interface ContentType {
  /** The type's name in `data/schema.graphql`. */
  readonly type: string;
  /** True if the file is a list of entries, each of them a node. */
  readonly list: boolean;
}

const one = (type: string): ContentType => ({ type, list: false });
const many = (type: string): ContentType => ({ type, list: true });

/**
 * Every YAML file of the site and the type of what it holds, by path relative to `data/`, with forward slashes.
 * A file that is not named here is a problem, and so is a name here without its file.
 */
export const contentTypes: Readonly<Record<string, ContentType>> = {
  'company.yaml': one('Company'),
  'navigation.yaml': one('Navigation'),
  'interface.yaml': one('Interface'),
  'figures.yaml': many('Figure'),
  'services.yaml': many('Service'),
  'awards.yaml': many('Award'),
  'films.yaml': many('Film'),
  'podcasts.yaml': many('Podcast'),
  'news.yaml': many('NewsItem'),
  'posts.yaml': many('Post'),
  'testimonials.yaml': many('Testimonial'),
  'offices.yaml': many('Office'),
  'academy.yaml': one('Academy'),
  'partnerships.yaml': many('Partnership'),
  'forms/contact.yaml': one('Form'),
  'forms/partnership.yaml': one('Form'),
  'forms/newsletter.yaml': one('Form'),
  'pages/index.yaml': one('IndexPage'),
  'pages/about.yaml': one('AboutPage'),
  'pages/services.yaml': one('ServicesPage'),
  'pages/awards.yaml': one('AwardsPage'),
  'pages/films.yaml': one('FilmsPage'),
  'pages/academy.yaml': one('AcademyPage'),
  'pages/media-hub.yaml': one('MediaHubPage'),
  'pages/contact.yaml': one('ContactPage'),
  'pages/work-with-us.yaml': one('WorkWithUsPage'),
  'pages/404.yaml': one('NotFoundPage'),
};
