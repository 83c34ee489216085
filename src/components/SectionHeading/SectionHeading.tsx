import { graphql } from 'gatsby';
import { classes } from '../../lib/classes';
import { unbroken } from '../../lib/unbroken';
import { type Action, Button } from '../Button/Button';
import { ButtonGroup } from '../ButtonGroup/ButtonGroup';
import { Headline } from '../Headline/Headline';
import * as styles from './SectionHeading.module.scss';

/** The content of a heading. Only the title is required. */
export type Heading = Partial<Omit<Queries.SectionHeadingFragment, 'actions'>> &
  Pick<Queries.SectionHeadingFragment, 'title'> & { readonly actions?: readonly Action[] | null };

type Props = {
  content: Heading;
  /** The place of lead and links in wide windows: `below` the title or `beside` it. `hidden`: the heading is only for screen readers. */
  layout?: 'below' | 'beside' | 'hidden' | undefined;
  /** The look of actions: links below the lead, or buttons, the first filled. */
  actionsAs?: 'links' | 'buttons' | undefined;
  /** `h3` where the title is less important than what is next to it. */
  size?: 'h3';
  className?: string | undefined;
};

const layouts = { below: 'u-text', beside: styles.beside };

/** A section's title with optional label, lead and actions. */
export function SectionHeading({ content, layout = 'below', actionsAs = 'links', size, className }: Props) {
  const { label, title, lead, actions } = content;
  const links = actions?.map((action, index) => <Button key={index} action={action} variant="tertiary" />);
  const words = (
    <>
      {label && (
        <span className={styles.label}>
          {label}
          <span className="u-visually-hidden">: </span>
        </span>
      )}
      {title}
    </>
  );
  if (layout === 'hidden') return <h2 className="u-visually-hidden">{words}</h2>;
  return (
    <div className={classes(layouts[layout], className)}>
      <Headline as="h2" size={size} text={title}>
        {words}
      </Headline>
      {(lead || actions) && (
        <div className={`u-text ${styles.more}`}>
          {lead && <p className={layout === 'below' ? 'u-lead' : undefined}>{unbroken(lead)}</p>}
          {actions && actionsAs === 'buttons' && <ButtonGroup actions={actions} />}
          {actions && actionsAs === 'links' && <div className={styles.links}>{links}</div>}
        </div>
      )}
    </div>
  );
}

export const fragment = graphql`
  fragment SectionHeading on Heading {
    label
    title
    lead
    actions {
      ...Button
    }
  }
`;
