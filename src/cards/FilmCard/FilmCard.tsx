import { graphql } from 'gatsby';
import { Button } from '../../components/Button/Button';
import { Headline } from '../../components/Headline/Headline';
import { Picture } from '../../components/Picture/Picture';
import { fill } from '../../lib/fill';
import { useSite } from '../../lib/useSite';
import * as media from '../../styles/media.module.scss';
import * as styles from './FilmCard.module.scss';

type Props =
  /** Title, category and year: a link to the film on the films page. */
  | { shows: 'brief'; film: Queries.FilmCardFragment }
  /** With length, synopsis and credits; `wide` where the poster is as wide as a phone's window. */
  | { shows: 'full'; film: Queries.FilmCardFullFragment; wide?: boolean };

/** A film: its poster, and below it what it is. */
export function FilmCard(props: Props) {
  const { slug, title, category, year, image } = props.film;
  const { company, words, unitOf } = useSite();
  if (props.shows === 'brief') {
    return (
      <article className={styles.brief}>
        <Picture image={image} sizes={`${media.fromTablet} max(300px, 17vw), 70vw`} />
        <div>
          <Headline as="h3" size="h4" text={title} to={`/films#${slug}`} />
          <p className="u-small u-tabular">{`${category}, ${year}`}</p>
        </div>
      </article>
    );
  }
  const { duration, synopsis, director, languages, watch, poster } = props.film;
  const { wide = false } = props;
  // 'Ga and Twi'.
  const spoken = new Intl.ListFormat(company.locale).format(languages);
  return (
    <article id={slug} className={`${styles.full} ${wide ? styles.wide : ''}`}>
      <Picture image={poster} sizes={`${media.fromSmallTablet} 30vw, ${wide ? 100 : 40}vw`} className={styles.poster} />
      <div>
        <Headline as="h3" text={title} />
        <p className={`u-small u-label u-tabular u-accent ${styles.facts}`}>
          {`${category}, `}
          <time dateTime={String(year)}>{year}</time>
          {', '}
          <time dateTime={`PT${duration}M`}>{`${duration} ${unitOf('minutes', duration)}`}</time>
        </p>
        <p className={styles.synopsis}>
          {`${synopsis} ${fill(words.entries.filmCredits, { director, languages: spoken })}`}
        </p>
        {watch && <Button action={{ label: fill(words.entries.watch, { title }), to: watch }} variant="tertiary" />}
      </div>
    </article>
  );
}

export const fragment = graphql`
  fragment FilmCard on Film {
    slug
    title
    category
    year
    image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(width: 600, breakpoints: [300, 600])
        }
      }
    }
  }

  fragment FilmCardFull on Film {
    ...FilmCard
    duration
    synopsis
    director
    languages
    watch
    poster: image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(width: 1080, breakpoints: [600, 840, 1080])
        }
      }
    }
  }
`;
