import { content } from '../content';

// The content that pages share, in the order in which pages show it.

const newestFirst = (one: Queries.Article, other: Queries.Article) =>
  other.date.localeCompare(one.date) || (one.slug < other.slug ? -1 : 1);

export const words = content<Queries.Interface>('interface.yaml');
export const navigation = content<Queries.Navigation>('navigation.yaml');
export const company = content<Queries.Company>('company.yaml');
export const allFigures = content<Queries.Figure[]>('figures.yaml');
export const awards = content<Queries.Award[]>('awards.yaml');
export const films = content<Queries.Film[]>('films.yaml');
export const news = content<Queries.NewsItem[]>('news.yaml').sort(newestFirst);
export const offices = content<Queries.Office[]>('offices.yaml');
export const partnerships = content<Queries.Partnership[]>('partnerships.yaml');
export const podcasts = content<Queries.Podcast[]>('podcasts.yaml');
export const posts = content<Queries.Post[]>('posts.yaml').sort(newestFirst);
export const series = content<Queries.Series[]>('series.yaml');
export const services = content<Queries.Service[]>('services.yaml');
export const testimonials = content<Queries.Testimonial[]>('testimonials.yaml');
export const tracks = content<Queries.Track[]>('tracks.yaml');

export const articles = [...news, ...posts].sort(newestFirst);
/** The text of a news item or a post: in YAML, Markdown. */
export const bodyOf = (article?: Pick<Queries.Article, 'body'>) => article?.body as unknown as string | undefined;
export const headOffice = offices.find(({ slug }) => slug === String(company.headOffice));
export const byDeadline = [...awards].sort((one, other) => one.closes.localeCompare(other.closes));

export const pages = {
  home: content<Queries.LandingPage>('pages/index.yaml'),
  about: content<Queries.AboutPage>('pages/about.yaml'),
  services: content<Queries.ServicesPage>('pages/services.yaml'),
  awards: content<Queries.AwardsPage>('pages/awards.yaml'),
  films: content<Queries.FilmsPage>('pages/films.yaml'),
  academy: content<Queries.AcademyPage>('pages/academy.yaml'),
  hub: content<Queries.MediaHubPage>('pages/media-hub.yaml'),
  contact: content<Queries.ContactPage>('pages/contact.yaml'),
  work: content<Queries.WorkWithUsPage>('pages/work-with-us.yaml'),
  notFound: content<Queries.NotFoundPage>('pages/404.yaml'),
};
