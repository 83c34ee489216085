import { graphql } from 'gatsby';
import type { ComponentProps } from 'react';
import { classes } from '../../lib/classes';
import { ComingSoonButton } from '../ComingSoon/ComingSoon';
import { Link } from '../Link/Link';
import * as styles from './Button.module.scss';

/** A button's label and destination, or the text of its toast while there is no destination; fields as in YAML. */
export type Action = Pick<Queries.ButtonFragment, 'label'> & Partial<Queries.ButtonFragment>;

type Props = {
  /** `primary` is filled, `secondary` outlined, `tertiary` text with a woven line below it. */
  variant?: 'primary' | 'secondary' | 'tertiary';
  className?: string | undefined;
} & ({ action: Action } | ({ action?: never } & ComponentProps<'button'>));

const variants = { primary: styles.primary, secondary: styles.secondary, tertiary: styles.tertiary };

/** With `action`: a link, or a control that shows a 'coming soon' toast. Without it: a `<button>` with the given attributes. */
export function Button({ variant = 'primary', className, action, ...attributes }: Props) {
  // A link inside the site is useless on paper.
  const isPrinted = !action?.to?.startsWith('/');
  const all = classes(styles.button, variants[variant], !isPrinted && 'u-no-print', className);
  if (!action) return <button type="button" {...attributes} className={all} />;
  // The text is the only child of its element, because React can change no other text after the browser has translated it.
  const content = action.plays ? (
    <>
      <svg className={styles.play} viewBox="0 0 12 14" width={13} height={15} aria-hidden="true">
        <path d="M0 0V14L12 7Z" fill="currentColor" />
      </svg>
      <span>{action.label}</span>
    </>
  ) : (
    action.label
  );
  return action.to ? (
    <Link to={action.to} className={all}>
      {content}
    </Link>
  ) : (
    <ComingSoonButton soon={action.soon} soonLinks={action.soonLinks} className={all}>
      {content}
    </ComingSoonButton>
  );
}

export const fragment = graphql`
  fragment Button on Action {
    label
    to
    soon
    soonLinks {
      label
      to
    }
    plays
  }
`;
