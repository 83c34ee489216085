import { graphql } from 'gatsby';
import { Link } from '../../components/Link/Link';
import { Picture } from '../../components/Picture/Picture';
import { Spool } from '../../components/Spool/Spool';
import { useSite } from '../../lib/useSite';
import * as media from '../../styles/media.module.scss';
import * as styles from './MediaDigest.module.scss';

type Props = {
  podcast: Queries.PodcastTeaserFragment;
  /** True for the first one, which has a large cover. */
  large: boolean;
};

/** A podcast: cover, name, and the number of its episodes, drawn and as text. */
export function PodcastTeaser({ podcast: { slug, title, episodesOnLanding, image }, large }: Props) {
  const { unitOf } = useSite();
  return (
    <li className={large ? styles.large : styles.show}>
      <Picture image={image} sizes={large ? `${media.fromTablet} 46vw, 100vw` : `${media.fromWide} 14vw, 80px`} />
      <div>
        <h3>
          <Link to={`/media-hub#${slug}`} className="u-whole-entry">
            {title}
          </Link>
        </h3>
        <div className={styles.count}>
          <Spool count={episodesOnLanding} />
          <p className="u-small u-tabular">{`${episodesOnLanding} ${unitOf('episodes', episodesOnLanding)}`}</p>
        </div>
      </div>
    </li>
  );
}

export const query = graphql`
  fragment PodcastTeaser on Podcast {
    slug
    title
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
