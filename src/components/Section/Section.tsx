import { type ReactNode, Suspense } from 'react';
import { type Heading, SectionHeading } from '../SectionHeading/SectionHeading';
import * as styles from './Section.module.scss';

/** The background of a section, with its colours (`src/styles/_surfaces.scss`): three light, three dark, three only for large type. */
export type Surface = 'shea' | 'harmattan' | 'gold' | 'night' | 'indigo' | 'kola' | 'palm' | 'sobolo' | 'laterite';

type Props = {
  surface: Surface;
  /** The section's id, for links. */
  id?: string;
  className?: string | undefined;
  children?: ReactNode;
} & (
  | {
      /** The heading it opens with. */
      heading?: Heading;
      /** Where the heading's lead and links are: `SectionHeading`. */
      headingLayout?: 'below' | 'beside' | 'ruled' | 'hidden';
      /** Padding above and below: `medium` is narrow on phones and wide from tablets. */
      space?: 'wide' | 'medium' | 'narrow';
    }
  /** No padding and no heading: the children run to the window's edges, and wrap their text in `u-wrap`. */
  | { space: 'flush'; heading?: never; headingLayout?: never }
);

// Names each class: an index with a variable would keep all exports of the namespace in the bundle.
const spaces = { wide: styles.wide, medium: styles.medium, narrow: styles.narrow, flush: undefined };

/** A section over the whole width on one surface. `Suspense` lets React hydrate section by section, so that no task is long. */
export function Section({ surface, id, heading, headingLayout, space = 'wide', className, children }: Props) {
  const headingClass = headingLayout === 'ruled' ? undefined : styles.heading;
  return (
    <section id={id} data-surface={surface} className={[spaces[space], className].filter(Boolean).join(' ')}>
      <Suspense>
        {space === 'flush' ? (
          children
        ) : (
          <div className="u-wrap">
            {heading && <SectionHeading content={heading} layout={headingLayout} className={headingClass} />}
            {children}
          </div>
        )}
      </Suspense>
    </section>
  );
}
