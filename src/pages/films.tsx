import { graphql, type PageProps } from 'gatsby';
import { Hero } from '../components/Hero/Hero';
import { Section } from '../components/Section/Section';
import { Seo } from '../components/Seo/Seo';
import { looks } from '../layout/looks';
import { required } from '../lib/required';
import { useCompany } from '../lib/useCompany';
import { withSentence } from '../lib/withSentence';
import { FeaturedSeries } from '../sections/films/FeaturedSeries/FeaturedSeries';
import { FilmLine } from '../sections/films/FilmLine/FilmLine';
import { Closing } from '../sections/shared/Closing/Closing';
import { filmsGraph } from '../structuredData/films';

export default function FilmsPage({ data }: PageProps<Queries.FilmsPageQuery>) {
  const page = required(data.page, 'data/pages/films.yaml');
  const series = data.series.nodes;
  const films = data.films.nodes;
  const site = useCompany();
  const canWatch = [...series, ...films].some(({ watch }) => watch);
  const filmsHeading = canWatch ? page.filmsHeading : withSentence(page.filmsHeading, page.filmsMissing);
  return (
    <>
      <Seo page={page} structuredData={filmsGraph(series, films, page, site)} />
      <Hero {...looks['/films']} content={page.hero} opening={page.opening} band="thin" />
      {series.map((entry) => (
        <Section key={entry.slug} id={entry.slug} surface="night" space="flush">
          <FeaturedSeries series={entry} />
        </Section>
      ))}
      {films.length > 0 && (
        <Section id="portfolio" surface="night" heading={filmsHeading} headingLayout="beside">
          <FilmLine films={films} />
        </Section>
      )}
      <Closing surface="kola" content={page} arrangement="screen" />
    </>
  );
}

export const query = graphql`
  query FilmsPage {
    page: filmsPage {
      ...Page
      opening
      ...Closing
      filmsHeading { ...SectionHeading }
      filmsMissing
    }
    series: allSeries(sort: { position: ASC }) { nodes { ...FeaturedSeries } }
    films: allFilm(sort: { position: ASC }) { nodes { ...FilmLine } }
  }
`;
