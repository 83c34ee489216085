import { graphql } from 'gatsby';
import { Link } from '../../components/Link/Link';
import { Picture } from '../../components/Picture/Picture';
import * as styles from './FilmCarousel.module.scss';

type Props = { film: Queries.PosterFragment };

/** A film in the row: its poster, and its title, category and year as text. */
export function Poster({ film: { slug, title, category, year, image } }: Props) {
  return (
    <li className={styles.poster}>
      <Picture image={image} sizes="clamp(220px, 62vw, max(296px, 17vw))" />
      <div>
        <h3>
          <Link to={`/films#${slug}`} className={styles.link}>
            {title}
          </Link>
        </h3>
        <p className="u-small u-tabular">
          {category}, {year}
        </p>
      </div>
    </li>
  );
}

export const query = graphql`
  fragment Poster on Film {
    slug
    title
    category
    year
    image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 600, breakpoints: [300, 600])
        }
      }
    }
  }
`;
