import { graphql } from 'gatsby';
import { Picture } from '../../components/Picture/Picture';
import { Section, type SectionProps } from '../../components/Section/Section';
import { Spool } from '../../components/Spool/Spool';
import { useSite } from '../../lib/useSite';
import * as media from '../../styles/media.module.scss';
import * as styles from './PodcastList.module.scss';

type Props = SectionProps & { podcasts: readonly Queries.PodcastListFragment[] };

/** All podcasts as rows: cover, title, number of episodes, description. */
export function PodcastList({ id, content, podcasts }: Props) {
  const { unitOf } = useSite();
  if (podcasts.length === 0) return null;
  return (
    <Section surface="indigo" id={id} heading={content}>
      <ul className={styles.shows}>
        {podcasts.map(({ slug, title, description, episodes, image }) => (
          <li key={slug} id={slug} className={styles.show}>
            <Picture image={image} sizes={`${media.fromTablet} 200px, 112px`} />
            <div>
              <h3>{title}</h3>
              <div className={styles.count}>
                <Spool count={episodes} />
                <p className="u-small u-tabular">
                  <b>{episodes}</b>
                  {` ${unitOf('episodes', episodes)}`}
                </p>
              </div>
            </div>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const query = graphql`
  fragment PodcastList on Podcast {
    slug
    title
    description
    episodes
    image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 480, breakpoints: [240, 480])
        }
      }
    }
  }
`;
