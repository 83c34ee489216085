import { graphql } from 'gatsby';
import { Button } from '../../../components/Button/Button';
import { Headline } from '../../../components/Headline/Headline';
import { Picture } from '../../../components/Picture/Picture';
import { fill } from '../../../lib/fill';
import { unbroken } from '../../../lib/unbroken';
import { useCompany } from '../../../lib/useCompany';
import { useEntryWords } from '../../../lib/useEntryWords';
import * as media from '../../../styles/media.module.scss';
import * as styles from './FilmLine.module.scss';

type Props = { films: readonly Queries.FilmLineFragment[] };

/**
 * Films in rows of three, in narrower windows of two: poster, title, category, year, length, synopsis and credits, and a link to where the
 * film can be watched. The posters hang from a line by threads. On phones every third fills the width.
 */
export function FilmLine({ films }: Props) {
  const { company } = useCompany();
  const { entries, unitOf } = useEntryWords();
  // Joins the languages of a film as words, such as 'Ga and Twi'.
  const inWords = new Intl.ListFormat(company.locale);
  return (
    <ul className={styles.films}>
      {films.map(({ slug, title, year, duration, director, watch, ...film }, index) => {
        const phone = index % 3 === 0 ? '100vw' : `${media.belowNarrow} 90vw, 46vw`;
        const sizes = `${media.fromDesktop} 30vw, ${media.fromSmallTablet} 46vw, ${phone}`;
        const credits = fill(entries.filmCredits, { director, languages: inWords.format(film.languages) });
        return (
          <li key={slug}>
            <article id={slug}>
              <Picture image={film.image} sizes={sizes} className={`u-poster ${styles.poster}`} />
              <div className={styles.words}>
                <Headline as="h3" text={title} boxClassName={styles.title} />
                <p className={`u-label u-small u-tabular u-accent ${styles.facts}`}>
                  {`${film.category}, `}
                  <time dateTime={String(year)}>{`${year},`}</time>{' '}
                  <time dateTime={`PT${duration}M`}>{`${duration} ${unitOf('minutes', duration)}`}</time>
                </p>
                <p className={styles.synopsis}>{unbroken(`${film.synopsis} ${credits}`)}</p>
                {watch && <Button action={{ label: fill(entries.watch, { title }), to: watch }} variant="tertiary" />}
              </div>
            </article>
          </li>
        );
      })}
    </ul>
  );
}

export const fragment = graphql`
  fragment FilmLine on Film {
    slug
    title
    category
    year
    duration
    synopsis
    director
    languages
    watch
    image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(width: 1080, breakpoints: [300, 600, 780, 1080])
        }
      }
    }
  }
`;
