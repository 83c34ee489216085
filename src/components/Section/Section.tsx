import { type AriaAttributes, type ReactNode, Suspense } from 'react';
import * as styles from './Section.module.scss';

/** The background of a section; `src/styles/_surfaces.scss` sets its text, accent and focus colours. */
export type Surface = 'shea' | 'harmattan' | 'gold' | 'night' | 'indigo' | 'kola' | 'palm';

type Props = AriaAttributes & {
  surface: Surface;
  /** The section's address on the page. */
  id?: string;
  /** `flush` leaves all spacing to the section's own styles. */
  space?: 'wide' | 'narrow' | 'flush';
  className?: string | undefined;
  children: ReactNode;
};

// Each by name: indexing the namespace with a variable would keep all of its exports in the bundle.
const spaces = { wide: styles.wide, narrow: styles.narrow, flush: styles.flush };

/**
 * A section of a page over the whole width on one surface. `Suspense` lets React hydrate section by section, each in a task of
 * its own, so that no task is long.
 */
export function Section({ surface, id, space = 'wide', className, children, ...rest }: Props) {
  return (
    <section id={id} data-surface={surface} className={[spaces[space], className].filter(Boolean).join(' ')} {...rest}>
      <Suspense>{children}</Suspense>
    </section>
  );
}
