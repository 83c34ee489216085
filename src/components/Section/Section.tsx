import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { SectionHeading } from '../SectionHeading/SectionHeading';
import * as styles from './Section.module.scss';

/** The background of a section; `src/styles/_surfaces.scss` sets its text, accent and focus colours. */
export type Surface = 'shea' | 'harmattan' | 'gold' | 'night' | 'indigo' | 'kola' | 'palm';

/** What sections with a heading get from their page: their id, and the heading's content. */
export type SectionProps = { id: string; content: Queries.SectionHeadingFragment };

type Props = {
  surface: Surface;
  /** The section's id, for links. */
  id?: string;
  /** The heading it opens with. */
  heading?: ComponentProps<typeof SectionHeading>['content'];
  headingLayout?: ComponentProps<typeof SectionHeading>['layout'];
  /**
   * Padding above and below: `medium` is narrow on phones and wide from tablets. `flush` has none, nor any at the sides: its
   * content runs to the edges, or uses `u-wrap`.
   */
  space?: 'wide' | 'medium' | 'narrow' | 'flush';
  className?: string | undefined;
  children?: ReactNode;
};

// Each by name: indexing the namespace with a variable would keep all of its exports in the bundle.
const spaces = { wide: styles.wide, medium: styles.medium, narrow: styles.narrow, flush: undefined };

/**
 * A section of a page over the whole width on one surface. `Suspense` lets React hydrate section by section, each in a task of
 * its own, so that no task is long.
 */
export function Section({ surface, id, heading, headingLayout, space = 'wide', className, children }: Props) {
  return (
    <section id={id} data-surface={surface} className={[spaces[space], className].filter(Boolean).join(' ')}>
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
