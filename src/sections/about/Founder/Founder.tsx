import { graphql } from 'gatsby';
import { Headline } from '../../../components/Headline/Headline';
import * as styles from './Founder.module.scss';

type Props = { quotation: Queries.FounderFragment };

/** The founder's words, with cloth below them; in wide windows next to them. */
export function Founder({ quotation: { content, name, role } }: Props) {
  return (
    <>
      <figure className={styles.quote}>
        <blockquote>
          <Headline as="p" text={content} className={styles.quotation} />
        </blockquote>
        <figcaption>
          <b className="u-accent">{name}</b>
          {role}
        </figcaption>
      </figure>
      <div aria-hidden="true" className={`u-broad ${styles.cloth}`} />
    </>
  );
}

export const fragment = graphql`
  fragment Founder on Quotation {
    content
    name
    role
  }
`;
