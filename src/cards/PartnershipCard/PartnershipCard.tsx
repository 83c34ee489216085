import { graphql } from 'gatsby';
import { Button } from '../../components/Button/Button';
import { Headline } from '../../components/Headline/Headline';
import { unbroken } from '../../lib/unbroken';
import * as styles from './PartnershipCard.module.scss';

type Props = {
  partnership: Queries.PartnershipCardFragment;
  /** The titles of all cards, which are equally large. */
  titles?: string;
};

/** A kind of partnership: its mark, what it includes, and a link to the form. */
export function PartnershipCard({ partnership, titles }: Props) {
  const { title, description, includes, action, mark } = partnership;
  const lines = includes.map((line, at) => <li key={at}>{line}</li>);
  const src = mark.publicURL ?? undefined;
  return (
    <article className={styles.partnership}>
      <img className="u-pixelated" src={src} alt="" width={160} height={160} loading="lazy" decoding="async" />
      <Headline as="h3" size="h2" text={title} fits={titles} />
      <div className="u-text">
        <p>{unbroken(description)}</p>
        <ul>{lines}</ul>
        <Button action={action} variant="secondary" />
      </div>
    </article>
  );
}

export const fragment = graphql`
  fragment PartnershipCard on Partnership {
    slug
    title
    description
    includes
    action {
      ...Button
    }
    mark {
      publicURL
    }
  }
`;
