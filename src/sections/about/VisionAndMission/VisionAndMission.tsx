import { graphql } from 'gatsby';
import * as styles from './VisionAndMission.module.scss';

type Props = { purposes: ReadonlyArray<Queries.VisionAndMissionFragment & { id: string }> };

/** Vision and mission in two columns, each beside a woven strip. */
export function VisionAndMission({ purposes }: Props) {
  return (
    <div className={`u-wrap ${styles.columns}`}>
      {purposes.map(({ id, title, titleWidth, statement, statementWidth, body }) => (
        <article key={id} id={id} className={styles.purpose}>
          <div className={styles.text}>
            <h2 data-word={titleWidth}>{title}</h2>
            <p data-word={statementWidth} className={`u-statement ${styles.statement}`}>
              {statement}
            </p>
            <p>{body}</p>
          </div>
        </article>
      ))}
    </div>
  );
}

export const query = graphql`
  fragment VisionAndMission on Purpose {
    title
    titleWidth
    statement
    statementWidth
    body
  }
`;
