import { graphql, type PageProps } from 'gatsby';
import { Seo } from '../components/Seo/Seo';
import { required } from '../lib/required';
import { filmsGraph } from '../structuredData/films';
import { useSite } from '../lib/useSite';
import { Closing } from '../sections/Closing/Closing';
import { FeaturedSeries } from '../sections/FeaturedSeries/FeaturedSeries';
import { FilmGrid } from '../sections/FilmGrid/FilmGrid';
import { FilmsHero } from '../sections/StagedHero/FilmsHero';

export default function FilmsPage({ data }: PageProps<Queries.FilmsPageQuery>) {
  const page = required(data.page, 'data/pages/films.yaml');
  const series = data.series.nodes;
  const films = data.films.nodes;
  const { company, siteUrl } = useSite();
  return (
    <>
      <Seo page={page} structuredData={filmsGraph({ page, series, films, company: company.name, siteUrl })} />
      <FilmsHero content={page.hero} />
      {series.map((entry) => (
        <FeaturedSeries key={entry.slug} content={entry} />
      ))}
      <FilmGrid id="portfolio" content={page.portfolio} films={films} />
      <Closing surface="kola" content={page.closing} figures={[page.figure]} />
    </>
  );
}

export const query = graphql`
  query FilmsPage {
    page: filmsPage {
      ...Page
      hero {
        ...FilmsHero
      }
      portfolio {
        ...SectionHeading
      }
      closing {
        ...Closing
      }
      figure {
        ...Figures
      }
    }
    series: allSeries(sort: { position: ASC }) {
      nodes {
        ...FeaturedSeries
      }
    }
    films: allFilm(sort: { position: ASC }) {
      nodes {
        ...FilmGrid
      }
    }
  }
`;
