import { type AriaAttributes, type ReactNode, Suspense } from 'react';
import * as styles from './Section.module.scss';

/** The background of a section; `src/styles/_surfaces.scss` sets its text, accent and focus colours. */
export type Surface = 'shea' | 'harmattan' | 'gold' | 'night' | 'indigo' | 'kola' | 'palm';

type Props = AriaAttributes & {
  surface: Surface;
  /** The section's address on the page. */
  id?: string;
  /** Padding above and below: `medium` is narrow on phones and wide from tablets; `flush` is none. */
  space?: 'wide' | 'medium' | 'narrow' | 'flush';
  /** The padding below, where it differs. */
  end?: 'narrow';
  className?: string | undefined;
  children: ReactNode;
};

// Each by name: indexing the namespace with a variable would keep all of its exports in the bundle.
const spaces = { wide: styles.wide, medium: styles.medium, narrow: styles.narrow, flush: undefined };

/**
 * A section of a page over the whole width on one surface. `Suspense` lets React hydrate section by section, each in a task of
 * its own, so that no task is long.
 */
export function Section({ surface, id, space = 'wide', end, className, children, ...rest }: Props) {
  return (
    <section
      id={id}
      data-surface={surface}
      className={[spaces[space], end && styles.endNarrow, className].filter(Boolean).join(' ')}
      {...rest}
    >
      <Suspense>{children}</Suspense>
    </section>
  );
}
