import { graphql } from 'gatsby';
import * as styles from './FounderQuote.module.scss';

type Props = { content: Queries.FounderQuoteFragment };

/** A quotation of the founder at display size. */
export function FounderQuote({ content: { content: quotation, contentWidth, name, role } }: Props) {
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p data-word={contentWidth} className={styles.quotation}>
          {quotation}
        </p>
      </blockquote>
      <figcaption className="u-lead">
        <b>{name}</b>
        {role}
      </figcaption>
    </figure>
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
