import { type AriaAttributes, type ReactNode, Suspense } from 'react';
import * as styles from './Section.module.scss';

/** What a section stands on; `src/styles/_surfaces.scss` gives each its ink, marks and focus ring. */
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

// By name each: a namespace asked for by variable is kept whole in the script.
const spaces = { wide: styles.wide, narrow: styles.narrow, flush: styles.flush };

/**
 * A band of the page from edge to edge on one ground. Grounds change hard, without gaps or fades. Scripts take a page over
 * section by section, each in a task of its own, so that none of them keeps a visitor waiting: that is what `Suspense` does
 * for markup that is there already.
 */
export function Section({ surface, id, space = 'wide', className, children, ...rest }: Props) {
  return (
    <section id={id} data-surface={surface} className={[spaces[space], className].filter(Boolean).join(' ')} {...rest}>
      <Suspense>{children}</Suspense>
    </section>
  );
}
