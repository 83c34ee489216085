import { graphql } from 'gatsby';
import { Episodes } from '../../components/Episodes/Episodes';
import { Headline } from '../../components/Headline/Headline';
import { Picture } from '../../components/Picture/Picture';
import * as media from '../../styles/media.module.scss';
import * as styles from './PodcastTeaser.module.scss';

type Props = {
  podcast: Queries.PodcastTeaserFragment;
  /** True for the first podcast, which has a large cover. */
  large: boolean;
};

/** A link to a podcast on the media hub: cover, name, and the number of episodes. */
export function PodcastTeaser({ podcast, large }: Props) {
  const { slug, title, episodesOnLanding, image } = podcast;
  const sizes = large ? `${media.fromDesktop} 33vw, ${media.fromTablet} 46vw, 90vw` : 'max(80px, 7vw)';
  return (
    <article className={large ? 'u-entry' : styles.brief}>
      <Picture image={image} sizes={sizes} className="u-square" />
      <div className="u-line">
        <Headline as="h3" size={large ? undefined : 'h4'} text={title} to={`/media-hub#${slug}`} />
        <Episodes count={episodesOnLanding} />
      </div>
    </article>
  );
}

export const fragment = graphql`
  fragment PodcastTeaser on Podcast {
    ...PodcastCover
    episodesOnLanding
  }
`;
