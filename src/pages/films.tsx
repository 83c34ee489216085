import { graphql, type PageProps } from 'gatsby';
import { Band } from '../components/Band/Band';
import { Seo } from '../components/Seo/Seo';
import { required } from '../lib/required';
import { filmsThings } from '../structuredData/films';
import { useSite } from '../lib/useSite';
import { Closing } from '../sections/Closing/Closing';
import { FeaturedSeries } from '../sections/FeaturedSeries/FeaturedSeries';
import { FilmGrid } from '../sections/FilmGrid/FilmGrid';
import { FilmsHero } from '../sections/FilmsHero/FilmsHero';

export default function FilmsPage({ data }: PageProps<Queries.FilmsPageQuery>) {
  const page = required(data.page, 'data/pages/films.yaml');
  const films = data.films.nodes;
  const { company, siteUrl } = useSite();
  return (
    <>
      <Seo page={page} things={filmsThings({ page, films, company: company.name, siteUrl })} />
      <FilmsHero hero={page.hero} />
      <div data-surface="night">
        <Band />
      </div>
      <FeaturedSeries series={page.series} />
      <FilmGrid films={films} heading={page.portfolio} />
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
      series {
        ...FeaturedSeries
      }
      portfolio {
        ...FilmGridHeading
      }
      closing {
        ...Closing
      }
      figure {
        ...Figures
      }
    }
    films: allFilm(sort: { position: ASC }) {
      nodes {
        ...FilmGrid
      }
    }
  }
`;
