import { graphql } from 'gatsby';
import { Picture } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading';
import { useSite } from '../../lib/useSite';
import * as media from '../../styles/media.module.scss';
import * as styles from './FilmGrid.module.scss';

/** Joins languages as English does: 'Ga and Twi'. */
const listed = new Intl.ListFormat('en-GB');

type Props = {
  films: readonly Queries.FilmGridFragment[];
  heading: Queries.FilmGridHeadingFragment;
};

/**
 * All films as posters, with category, year, length and synopsis below each: three in a row, on phones one as wide as the
 * window and two beside each other by turns. Of one or two films the text is beside the poster.
 */
export function FilmGrid({ films, heading }: Props) {
  const { words, unitOf } = useSite();
  if (films.length === 0) return null;
  return (
    <Section surface="night" id="portfolio">
      <div className="u-wrap">
        <SectionHeading content={heading} layout="beside" />
        <ul className={films.length > 2 ? styles.rail : `${styles.rail} ${styles.few}`}>
          {films.map(({ slug, title, category, year, duration, synopsis, director, languages, image }, at) => (
            <li key={slug} id={slug} className={styles.film}>
              <Picture
                image={image}
                sizes={`${media.fromSmallTablet} min(28vw, 490px), ${at % 3 ? 44 : 100}vw`}
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
                  {`${synopsis} ${words.units.directedBy} ${director}, ${words.units.spokenIn} ${listed.format(languages)}.`}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
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

  fragment FilmGridHeading on Heading {
    title
    lead
  }
`;
