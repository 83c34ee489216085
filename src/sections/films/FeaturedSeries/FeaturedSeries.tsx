import { graphql } from 'gatsby';
import { Button } from '../../../components/Button/Button';
import { Headline } from '../../../components/Headline/Headline';
import { Picture } from '../../../components/Picture/Picture';
import { fill } from '../../../lib/fill';
import { unbroken } from '../../../lib/unbroken';
import { useEntryWords } from '../../../lib/useEntryWords';
import * as media from '../../../styles/media.module.scss';
import * as styles from './FeaturedSeries.module.scss';

type Props = { series: Queries.FeaturedSeriesFragment };

/**
 * One series over the whole width of the window. In wide landscape windows all text is over the plain part of the picture; in others only
 * the title is over the picture.
 */
export function FeaturedSeries({ series }: Props) {
  const { entries, unitOf } = useEntryWords();
  const { title, label, category, year, episodes, synopsis, watch, image } = series;
  return (
    <div className={styles.series}>
      <Picture image={image} portraitWhen={media.portrait} sizes="100vw" className={styles.art} silent />
      <div className={`u-wrap ${styles.text}`}>
        <Headline as="h2" size="display" text={title} boxClassName={styles.title} />
        <p className={`u-label u-accent ${styles.label}`}>{`${label}: ${category}`}</p>
        <p className="u-lead">{unbroken(synopsis)}</p>
        <ul className={styles.facts}>
          <li>
            <b className="u-tabular u-accent">{episodes}</b>{' '}
            <span className="u-label">{unitOf('episodes', episodes)}</span>
          </li>
          <li>
            <time className="u-tabular u-accent" dateTime={String(year)}>
              {year}
            </time>{' '}
            <span className="u-label">{entries.released}</span>
          </li>
        </ul>
        {watch && <Button action={{ label: fill(entries.watch, { title }), to: watch, plays: true }} />}
      </div>
    </div>
  );
}

export const fragment = graphql`
  fragment FeaturedSeries on Series {
    slug
    title
    label
    category
    year
    episodes
    synopsis
    watch
    image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(width: 1800, breakpoints: [1080, 1440, 1800])
        }
      }
      portrait {
        childImageSharp {
          gatsbyImageData(width: 960, breakpoints: [480, 720, 960])
        }
      }
    }
  }
`;
