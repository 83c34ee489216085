import { graphql } from 'gatsby';
import { Headline } from '../../components/Headline/Headline';
import { Picture } from '../../components/Picture/Picture';
import * as media from '../../styles/media.module.scss';
import * as styles from './FilmTeaser.module.scss';

type Props = { film: Queries.FilmTeaserFragment };

/** A link to a film on the films page: poster, title, category and year. */
export function FilmTeaser({ film: { slug, title, category, year, image } }: Props) {
  return (
    <article>
      <Picture image={image} sizes={`${media.fromTablet} max(300px, 17vw), 62vw`} className="u-poster" />
      <div className={styles.words}>
        <Headline as="h3" size="h4" text={title} to={`/films#${slug}`} />
        <p className="u-small u-tabular">{`${category}, ${year}`}</p>
      </div>
    </article>
  );
}

export const fragment = graphql`
  fragment FilmTeaser on Film {
    slug
    title
    category
    year
    image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(width: 540, breakpoints: [300, 540])
        }
      }
    }
  }
`;
