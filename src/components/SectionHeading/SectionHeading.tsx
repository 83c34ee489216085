import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import * as styles from './SectionHeading.module.scss';

type Props = {
  /** The section's title, and below it a lead and a link, where it has them. */
  content: {
    readonly title: string;
    /** How wide its longest word is, in em. */
    readonly titleWidth?: number;
    readonly lead?: string | null;
    readonly action?: Queries.ButtonFragment | null;
  };
  /**
   * Where lead and link are in wide windows: below the title, or at its right, level with its last line. `hidden` is a heading for
   * screen readers alone.
   */
  layout?: 'below' | 'beside' | 'hidden' | undefined;
  className?: string | undefined;
  /** What follows the lead, such as buttons. */
  children?: ReactNode;
};

const layouts = { below: styles.below, beside: styles.beside, hidden: 'u-visually-hidden' };

/** A section's title, lead and link. */
export function SectionHeading({ content, layout = 'below', className, children }: Props) {
  const { title, titleWidth, lead, action } = content;
  return (
    <div className={[layouts[layout], className].filter(Boolean).join(' ')}>
      <h2 data-word={titleWidth}>{title}</h2>
      {(lead || action || children) && (
        <div className={styles.more}>
          {lead && <p className={layout === 'below' ? 'u-lead' : undefined}>{lead}</p>}
          {action && <Button action={action} variant="tertiary" />}
          {children}
        </div>
      )}
    </div>
  );
}

export const query = graphql`
  fragment SectionHeading on Heading {
    title
    titleWidth
    lead
    action {
      ...Button
    }
  }
`;
