import { graphql } from 'gatsby';
import { Section } from '../../components/Section/Section';
import * as styles from './VisionAndMission.module.scss';

type Props = { vision: Queries.VisionAndMissionFragment; mission: Queries.VisionAndMissionFragment };

/** Vision and mission in two columns: the first is aligned with the upper edge, the second with the lower one. */
export function VisionAndMission({ vision, mission }: Props) {
  return (
    <Section surface="shea" space="flush">
      <div className={`u-wrap ${styles.spread}`}>
        <article id="vision" className={`${styles.strip} ${styles.vision}`}>
          <Words strip={vision} />
        </article>
        <article id="mission" className={`${styles.strip} ${styles.mission}`}>
          <Words strip={mission} />
        </article>
      </div>
    </Section>
  );
}

function Words({ strip: { title, statement, body } }: { strip: Queries.VisionAndMissionFragment }) {
  return (
    <div className={styles.words}>
      <h2>{title}</h2>
      <p className={styles.statement}>{statement}</p>
      <p className={styles.body}>{body}</p>
    </div>
  );
}

export const query = graphql`
  fragment VisionAndMission on Purpose {
    title
    statement
    body
  }
`;
