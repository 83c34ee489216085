import { graphql } from 'gatsby';
import { Button } from '../../components/Button/Button';
import * as styles from './PartnershipCard.module.scss';

type Props = { partnership: Queries.PartnershipCardFragment };

/** A kind of partnership: its mark, what it includes, and a link to the form. */
export function PartnershipCard({ partnership: { title, titleWidth, description, includes, action, mark } }: Props) {
  const lines = includes.map((line, at) => <li key={at}>{line}</li>);
  const src = mark.publicURL ?? undefined;
  return (
    <article className={styles.partnership}>
      <img className="u-pixelated" src={src} alt="" width={160} height={160} loading="lazy" decoding="async" />
      <h3 data-word={titleWidth}>{title}</h3>
      <div>
        <p>{description}</p>
        <ul>{lines}</ul>
        <Button action={action} variant="tertiary" />
      </div>
    </article>
  );
}

export const fragment = graphql`
  fragment PartnershipCard on Partnership {
    slug
    title
    titleWidth
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
