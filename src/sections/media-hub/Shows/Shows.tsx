import { graphql } from 'gatsby';
import { Button } from '../../../components/Button/Button';
import { Episodes } from '../../../components/Episodes/Episodes';
import { Headline } from '../../../components/Headline/Headline';
import { Picture } from '../../../components/Picture/Picture';
import { type Heading, SectionHeading } from '../../../components/SectionHeading/SectionHeading';
import { fill } from '../../../lib/fill';
import { useEntryWords } from '../../../lib/useEntryWords';
import * as media from '../../../styles/media.module.scss';
import * as styles from './Shows.module.scss';

type Props = { heading: Heading; podcasts: readonly Queries.ShowFragment[] };

const sizes = {
  large: `${media.fromDesktop} 50vw, 100vw`,
  small: `${media.fromDesktop} 25vw, ${media.fromSmallTablet} 50vw, 112px`,
};

/** A wall of covers without gaps: the first is large, next to the heading. Each has name, number of episodes, description, and a link to listen. */
export function Shows({ heading, podcasts }: Props) {
  const { entries } = useEntryWords();
  return (
    <div className={styles.wall}>
      <SectionHeading content={heading} className={styles.heading} />
      <ul>
        {podcasts.map(({ slug, title, description, episodes, listen, image }, index) => (
          <li key={slug}>
            <article className={index === 0 ? styles.large : styles.small}>
              <div id={slug}>
                <Picture
                  image={image}
                  sizes={index === 0 ? sizes.large : sizes.small}
                  className={index === 0 ? styles.cover : 'u-square'}
                />
              </div>
              <div className={`u-line ${styles.name}`}>
                <Headline as="h3" size="h4" text={title} />
                <Episodes count={episodes} />
              </div>
              <div className={`u-entry ${styles.details}`}>
                <p>{description}</p>
                {listen && (
                  <Button action={{ label: fill(entries.listen, { title }), to: listen }} variant="tertiary" />
                )}
              </div>
            </article>
          </li>
        ))}
      </ul>
    </div>
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

  fragment Show on Podcast {
    ...PodcastCover
    description
    episodes
    listen
  }
`;
