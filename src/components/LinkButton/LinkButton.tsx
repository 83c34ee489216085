import { graphql } from 'gatsby';
import { Link } from '../Link/Link';
import * as styles from './LinkButton.module.scss';

type Props = {
  /** Label, destination and toast as YAML gives them. */
  action: { label: string; to?: string | null; soon?: string | null; plays?: boolean | null };
  /** `primary` is filled, `secondary` outlined, `tertiary` text with a woven line below it. */
  look?: 'primary' | 'secondary' | 'tertiary';
  className?: string | undefined;
};

const looks = { primary: styles.primary, secondary: styles.secondary, tertiary: styles.tertiary };

/** A link that looks like a button; without a destination, a button that looks like that link. */
export function LinkButton({ action, look = 'primary', className }: Props) {
  return (
    <Link
      to={action.to}
      soon={action.soon}
      className={[styles.button, looks[look], className].filter(Boolean).join(' ')}
    >
      {action.plays && (
        <svg className={styles.play} viewBox="0 0 12 14" width={13} height={15} aria-hidden="true">
          <path d="M0 0V14L12 7Z" fill="currentColor" />
        </svg>
      )}
      {action.label}
    </Link>
  );
}

export const query = graphql`
  fragment LinkButton on Action {
    label
    to
    soon
    plays
  }
`;
