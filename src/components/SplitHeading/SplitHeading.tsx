import { LinkButton } from '../LinkButton/LinkButton';
import * as styles from './SplitHeading.module.scss';

type Props = {
  /** The section's opening words, as a query returns a `Heading`. */
  heading: {
    readonly title: string;
    readonly lead: string | null;
    readonly action?: Queries.LinkButtonFragment | null;
  };
};

/** A section's headline on the left, its lead or link on the right, aligned at the bottom. */
export function SplitHeading({ heading: { title, lead, action } }: Props) {
  return (
    <div className={styles.split}>
      <h2>{title}</h2>
      {(lead || action) && (
        <div className={styles.aside}>
          {lead && <p>{lead}</p>}
          {action && <LinkButton action={action} look="tertiary" />}
        </div>
      )}
    </div>
  );
}
