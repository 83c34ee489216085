import { graphql } from 'gatsby';
import { Section } from '../../components/Section/Section';
import * as styles from './FounderQuote.module.scss';

type Props = { id: string; content: Queries.FounderQuoteFragment };

/** A quotation of the founder at display size. */
export function FounderQuote({ id, content: { content: quotation, name, role } }: Props) {
  return (
    <Section surface="kola" id={id}>
      <figure className={styles.quote}>
        <blockquote>
          <p className={styles.words}>{quotation}</p>
        </blockquote>
        <figcaption className="u-lead">
          <b>{name}</b>
          {role}
        </figcaption>
      </figure>
    </Section>
  );
}

export const query = graphql`
  fragment FounderQuote on Quotation {
    content
    name
    role
  }
`;
