import { graphql } from 'gatsby';
import { Headline } from '../../../components/Headline/Headline';
import { unbroken } from '../../../lib/unbroken';
import * as styles from './Purposes.module.scss';

type Props = { content: Queries.PurposesFragment };

/** Vision and mission side by side, each with a woven strip at its left. */
export function Purposes({ content }: Props) {
  const purposes = [
    { id: 'vision', ...content.vision },
    { id: 'mission', ...content.mission },
  ];
  return (
    <div className={`u-wrap ${styles.columns}`}>
      {purposes.map(({ id, title, statement, body }) => (
        <article key={id} id={id} className={styles.purpose}>
          <div className={`u-text ${styles.text}`}>
            <Headline as="h2" text={title} />
            <Headline as="p" size="h3" text={statement} />
            <p>{unbroken(body)}</p>
          </div>
        </article>
      ))}
    </div>
  );
}

export const fragment = graphql`
  fragment Purpose on Purpose {
    title
    statement
    body
  }

  fragment Purposes on AboutPage {
    vision {
      ...Purpose
    }
    mission {
      ...Purpose
    }
  }
`;
