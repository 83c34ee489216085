import { graphql } from 'gatsby';
import { Button } from '../../components/Button/Button';
import { Headline } from '../../components/Headline/Headline';
import { Picture } from '../../components/Picture/Picture';
import { fill } from '../../lib/fill';
import { unbroken } from '../../lib/unbroken';
import { useCompany } from '../../lib/useCompany';
import { useEntryWords } from '../../lib/useEntryWords';
import * as media from '../../styles/media.module.scss';
import * as styles from './FilmCard.module.scss';

type Props = {
  film: Queries.FilmCardFragment;
  /** True where the poster is as wide as a phone's window. */
  wide?: boolean;
};

/** A film: poster, title, category, year, length, synopsis and credits, and a link to where it can be watched. */
export function FilmCard({ film, wide = false }: Props) {
  const { slug, title, category, year, duration, synopsis, director, languages, watch, image } = film;
  const { company } = useCompany();
  const { entries, unitOf } = useEntryWords();
  // The languages as a list in words, such as 'Ga and Twi'.
  const spoken = new Intl.ListFormat(company.locale).format(languages);
  const phone = wide ? '100vw' : `${media.belowNarrow} 90vw, 46vw`;
  return (
    <article id={slug} className={`${styles.film} ${wide ? styles.wide : ''}`}>
      <Picture
        image={image}
        sizes={`${media.fromDesktop} 30vw, ${media.fromSmallTablet} 46vw, ${phone}`}
        className={styles.poster}
      />
      <div className={styles.words}>
        <Headline as="h3" text={title} boxClassName={styles.title} />
        <p className={`u-label u-small u-tabular u-accent ${styles.facts}`}>
          {`${category}, `}
          <time dateTime={String(year)}>{year}</time>
          {', '}
          <time dateTime={`PT${duration}M`}>{`${duration} ${unitOf('minutes', duration)}`}</time>
        </p>
        <p className={styles.synopsis}>
          {unbroken(`${synopsis} ${fill(entries.filmCredits, { director, languages: spoken })}`)}
        </p>
        {watch && <Button action={{ label: fill(entries.watch, { title }), to: watch }} variant="tertiary" />}
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
