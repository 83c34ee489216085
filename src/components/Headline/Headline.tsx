import type { ReactNode } from 'react';
import { classes } from '../../lib/classes';
import { Link } from '../Link/Link';
import * as styles from './Headline.module.scss';
import { textLength, wordWidth } from './wordWidth';

type Props = {
  as: 'h1' | 'h2' | 'h3' | 'p' | 'b';
  text: string;
  /** The words that must fit at the same size, such as all titles of a row, so that all have one size. By default only the text itself. */
  fits?: string;
  /** The text style. By default that of the element. */
  size?: keyof typeof sizes | undefined;
  /** The address of a link that covers the whole `article` around it. */
  to?: string | undefined;
  className?: string | undefined;
  /** The class of the box around the headline, whose width limits the headline's size. */
  boxClassName?: string | undefined;
  /** The content that is shown instead of the text. */
  children?: ReactNode;
};

const sizes = {
  display: styles.display,
  h2: styles.h2,
  h3: styles.h3,
  h4: styles.h4,
  acronym: styles.acronym,
  quotation: styles.quotation,
};

/**
 * A text in the display face, at a size at which its longest word fits the width of the box around it. `data-word` is the width of that word,
 * and `data-length` the width of a first screen's whole headline. `_base.scss` turns the two attributes into `--word` and `--length`; the
 * mixin `text` in `_type.scss` computes the size from these.
 */
export function Headline({
  as: Element,
  text,
  fits = text,
  size,
  to,
  className,
  boxClassName,
  children = text,
}: Props) {
  const headline = (
    <div className={classes(styles.room, boxClassName)}>
      <Element
        data-word={wordWidth(fits)}
        data-length={Element === 'h1' ? textLength(text) : undefined}
        className={classes(size && sizes[size], className)}
      >
        {children}
      </Element>
    </div>
  );
  // The link is outside the box: inside, browsers of 2024 would limit its area to the box.
  return to ? (
    <Link to={to} className={styles.link}>
      {headline}
    </Link>
  ) : (
    headline
  );
}
