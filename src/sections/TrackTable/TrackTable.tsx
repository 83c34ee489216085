import { graphql } from 'gatsby';
import { Button } from '../../components/Button/Button';
import { Section, type SectionProps } from '../../components/Section/Section';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading';
import * as styles from './TrackTable.module.scss';

type Props = SectionProps & { tracks: readonly Queries.TrackTableFragment[] };

/** The academy's tracks with their courses, beside a panel of its pattern. */
export function TrackTable({ id, content: { action, ...heading }, tracks }: Props) {
  if (tracks.length === 0) return null;
  return (
    <Section id={id} surface="harmattan" space="flush" className={styles.academy}>
      <div className={styles.cloth} data-colourway="academy" aria-hidden="true" />
      <div className={styles.words}>
        <SectionHeading content={heading} />
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
        {action && <Button action={action} variant="tertiary" />}
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment TrackTable on Track {
    slug
    title
    courses {
      title
    }
  }
`;
