import { graphql } from 'gatsby';
import { Button } from '../../components/Button/Button';
import { Episodes } from '../../components/Episodes/Episodes';
import { Headline } from '../../components/Headline/Headline';
import { Picture } from '../../components/Picture/Picture';
import { fill } from '../../lib/fill';
import { useEntryWords } from '../../lib/useEntryWords';
import * as media from '../../styles/media.module.scss';
import * as styles from './PodcastCard.module.scss';

type Props = {
  podcast: Queries.PodcastCardFragment;
  /** True for the first podcast: its text is next to a large cover. */
  large: boolean;
};

const sizes = {
  large: `${media.fromSmallTablet} 46vw, 90vw`,
  column: `${media.fromDesktop} 24vw, ${media.fromSmallTablet} 46vw, 112px`,
};

/** A podcast: cover, name, the number of episodes, description, and a link to where it can be heard. */
export function PodcastCard({ podcast, large }: Props) {
  const { slug, title, description, episodes, listen, image } = podcast;
  const { entries } = useEntryWords();
  return (
    <article id={slug} className={large ? styles.large : styles.column}>
      <Picture image={image} sizes={large ? sizes.large : sizes.column} className="u-square" />
      <div className="u-line">
        <Headline as="h3" size={large ? 'h2' : undefined} text={title} />
        <Episodes count={episodes} />
      </div>
      <div className={`u-entry ${styles.details}`}>
        <p className={large ? 'u-lead' : undefined}>{description}</p>
        {listen && <Button action={{ label: fill(entries.listen, { title }), to: listen }} variant="tertiary" />}
      </div>
    </article>
  );
}

export const fragment = graphql`
  fragment PodcastCover on Podcast {
    slug
    title
    image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(width: 1080, breakpoints: [240, 480, 720, 1080])
        }
      }
    }
  }

  fragment PodcastCard on Podcast {
    ...PodcastCover
    description
    episodes
    listen
  }
`;
