import { graphql } from 'gatsby';
import { Picture } from '../../components/Picture/Picture';
import { Section, type SectionProps } from '../../components/Section/Section';
import { fill } from '../../lib/fill';
import { useSite } from '../../lib/useSite';
import * as media from '../../styles/media.module.scss';
import * as styles from './FilmGrid.module.scss';

type Props = SectionProps & { films: readonly Queries.FilmGridFragment[] };

/**
 * All films as posters, with category, year, length and synopsis below each: three in a row, on phones one as wide as the
 * window and two small ones with their text beside them by turns.
 */
export function FilmGrid({ id, content, films }: Props) {
  const { company, words, unitOf } = useSite();
  if (films.length === 0) return null;
  // Joins the languages of a film: 'Ga and Twi'.
  const list = new Intl.ListFormat(company.locale);
  return (
    <Section surface="night" id={id} heading={content} headingLayout="beside">
      <ul className={styles.films}>
        {films.map(({ slug, title, category, year, duration, synopsis, director, languages, image }, at) => (
          <li key={slug} id={slug} className={styles.film}>
            <Picture
              image={image}
              sizes={`${media.fromSmallTablet} 30vw, ${at % 3 ? 40 : 100}vw`}
              className={styles.poster}
            />
            <div>
              <h3>{title}</h3>
              <p className={`u-tabular ${styles.facts}`}>
                {`${category}, `}
                <time dateTime={String(year)}>{year}</time>
                {', '}
                <time dateTime={`PT${duration}M`}>{`${duration} ${unitOf('minutes', duration)}`}</time>
              </p>
              <p className={styles.synopsis}>
                {`${synopsis} ${fill(words.entries.filmCredits, { director, languages: list.format(languages) })}`}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const query = graphql`
  fragment FilmGrid on Film {
    slug
    title
    category
    year
    duration
    synopsis
    director
    languages
    image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 1080, breakpoints: [600, 840, 1080])
        }
      }
    }
  }
`;
