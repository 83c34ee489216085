import { graphql } from 'gatsby';
import { Link } from '../../components/Link/Link';
import { Picture } from '../../components/Picture/Picture';
import { Spool } from '../../components/Spool/Spool';
import { useSite } from '../../lib/useSite';
import * as media from '../../styles/media.module.scss';
import * as styles from './PodcastCard.module.scss';

type Props = {
  podcast: Queries.PodcastCardFragment;
  /** `lead`: the cover above the name, large; `brief`: a small cover; both are links. `row`: with its description, over the whole width. */
  shows: 'lead' | 'brief' | 'row';
};

const layouts = { lead: styles.lead, brief: styles.brief, row: styles.row };

const sizes = {
  lead: `${media.fromTablet} 46vw, 100vw`,
  brief: `${media.fromWide} 14vw, 80px`,
  row: `${media.fromTablet} 200px, 112px`,
};

/** A podcast: cover, name, and the number of its episodes, drawn and as text. */
export function PodcastCard({ podcast, shows }: Props) {
  const { slug, title, titleWidth, description, image } = podcast;
  const { unitOf } = useSite();
  const row = shows === 'row';
  // Two counts, both as the company gives them.
  const count = row ? podcast.episodes : podcast.episodesOnLanding;
  return (
    <article id={row ? slug : undefined} className={layouts[shows]}>
      <Picture image={image} sizes={sizes[shows]} className={styles.cover} />
      <div>
        <h3 data-word={titleWidth}>
          {row ? (
            title
          ) : (
            <Link to={`/media-hub#${slug}`} className="u-whole-entry">
              {title}
            </Link>
          )}
        </h3>
        <div className={styles.count}>
          <Spool count={count} />
          <p className="u-small u-tabular">
            {row ? <b>{count}</b> : count}
            {` ${unitOf('episodes', count)}`}
          </p>
        </div>
      </div>
      {row && <p className={styles.description}>{description}</p>}
    </article>
  );
}

export const query = graphql`
  fragment PodcastCard on Podcast {
    slug
    title
    titleWidth
    description
    episodes
    episodesOnLanding
    image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 1080, breakpoints: [240, 480, 1080])
        }
      }
    }
  }
`;
