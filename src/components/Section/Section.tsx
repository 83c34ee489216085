import { type ReactNode, Suspense } from 'react';
import { classes } from '../../lib/classes';
import { type Heading, SectionHeading } from '../SectionHeading/SectionHeading';
import * as styles from './Section.module.scss';

/** The background of a section, with its colours (`src/styles/_surfaces.scss`): three light, four dark, three only for large type. */
export type Surface =
  'shea' | 'harmattan' | 'gold' | 'night' | 'indigo' | 'kola' | 'forest' | 'palm' | 'sobolo' | 'laterite';

type Props = {
  surface: Surface;
  id?: string;
  className?: string | undefined;
  children?: ReactNode;
} & (
  | {
      heading?: Heading;
      /** The place of the heading's lead and links; see `SectionHeading`. */
      headingLayout?: 'below' | 'beside' | 'hidden';
      /** Padding above and below: `medium` is narrow on phones and wide from tablets. */
      space?: 'wide' | 'medium' | 'narrow';
    }
  /** No padding and no heading: the children fill the whole width, and use `u-wrap` for text. */
  | { space: 'flush'; heading?: never; headingLayout?: never }
);

// An index with a variable, `styles[space]`, would keep all classes in the bundle.
const spaces = { wide: styles.wide, medium: styles.medium, narrow: styles.narrow, flush: undefined };

/** A section over the whole width on one surface. `Suspense` lets React hydrate section by section, so that no task is long. */
export function Section({ surface, id, heading, headingLayout, space = 'wide', className, children }: Props) {
  return (
    <section id={id} data-surface={surface} className={classes(spaces[space], className)}>
      <Suspense>
        {space === 'flush' ? (
          children
        ) : (
          <div className="u-wrap">
            {heading && <SectionHeading content={heading} layout={headingLayout} className={styles.heading} />}
            {children}
          </div>
        )}
      </Suspense>
    </section>
  );
}
