import { graphql } from 'gatsby';
import { Action } from '../../components/Action/Action';
import { Picture } from '../../components/Picture/Picture';
import { useSite } from '../../lib/useSite';
import * as styles from './FeaturedSeries.module.scss';

type Props = { series: Queries.FeaturedSeriesFragment };

/** One series at the full width of the window, its words on the calm part of its picture. */
export function FeaturedSeries({ series }: Props) {
  const { words } = useSite();
  const { slug, title, category, year, episodes, synopsis, action, image } = series;
  const play = (
    <svg viewBox="0 0 12 14" width={12} height={14} aria-hidden="true">
      <path d="M0 0V14L12 7Z" fill="currentColor" />
    </svg>
  );
  return (
    <section id={slug} className={styles.series} data-ground="night">
      <Picture image={image} portraitWhen="(max-width: 1023px)" sizes="max(92vw, 1000px)" className={styles.art} />
      <div className={styles.words}>
        <h2>{title}</h2>
        <p className="u-lead">{synopsis}</p>
        <dl className={styles.facts}>
          <div>
            <dt>{words.units.episodes}</dt>
            <dd className="u-display u-figures">{episodes}</dd>
          </div>
          <div>
            <dt>{category}</dt>
            <dd className="u-display u-figures">
              <time dateTime={String(year)}>{year}</time>
            </dd>
          </div>
        </dl>
        <Action action={action} icon={play} className={styles.action} />
      </div>
    </section>
  );
}

export const query = graphql`
  fragment FeaturedSeries on Series {
    slug
    title
    category
    year
    episodes
    synopsis
    action {
      label
      to
    }
    image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 1920, breakpoints: [1080, 1440, 1920])
        }
      }
      portrait {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 1080, breakpoints: [480, 780, 1080])
        }
      }
    }
  }
`;
