import { graphql } from 'gatsby';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Section } from '../../components/Section/Section';
import * as styles from './TrackTable.module.scss';

type Props = {
  content: Queries.TrackTableFragment;
  tracks: readonly Queries.TrackRowFragment[];
};

/** The academy's tracks with their courses, beside a panel of its pattern. */
export function TrackTable({ content: { academy: heading }, tracks }: Props) {
  if (tracks.length === 0) return null;
  return (
    <Section id="academy" surface="harmattan" space="flush" className={styles.academy}>
      <div className={styles.cloth} data-colourway="academy" aria-hidden="true" />
      <div className={styles.words}>
        <h2>{heading.title}</h2>
        {heading.lead && <p className="u-lead">{heading.lead}</p>}
        <ol className={styles.tracks}>
          {tracks.map(({ slug, title, courses }) => (
            <li key={slug}>
              <h3>{title}</h3>
              <ul className={styles.courses}>
                {courses.map((course) => (
                  <li key={course.title}>{course.title}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
        {heading.action && <LinkButton action={heading.action} look="tertiary" />}
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment TrackTable on IndexPage {
    academy {
      title
      lead
      action {
        ...LinkButton
      }
    }
  }
  fragment TrackRow on Track {
    slug
    title
    courses {
      title
    }
  }
`;
