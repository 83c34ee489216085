import { graphql } from 'gatsby';
import * as styles from './FounderQuote.module.scss';

type Props = { content: Queries.FounderQuoteFragment };

/** A quotation of the founder at display size, and cloth from the window's right edge; below the words in narrow windows. */
export function FounderQuote({ content: { content: quotation, contentWidth, name, role } }: Props) {
  return (
    <>
      <figure className={styles.quote}>
        <blockquote>
          <p data-word={contentWidth} className={styles.quotation}>
            {quotation}
          </p>
        </blockquote>
        <figcaption className="u-lead">
          <b className="u-accent">{name}</b>
          {role}
        </figcaption>
      </figure>
      <div aria-hidden="true" className={`u-broad ${styles.cloth}`} />
    </>
  );
}

export const query = graphql`
  fragment FounderQuote on Quotation {
    content
    contentWidth
    name
    role
  }
`;
