import { Children, type ReactNode, useState } from 'react';
import { useSite } from '../../lib/useSite';
import { Button } from '../Button/Button';
import { type Heading, SectionHeading } from '../SectionHeading/SectionHeading';
import * as styles from './Carousel.module.scss';
import { CarouselButtons } from './CarouselButtons';
import { useCarousel } from './useCarousel';

type Props = {
  /** The section's heading; its links and the buttons that scroll stand beside it. */
  heading: Heading;
  /** The cards, one width each. */
  children: ReactNode;
};

/**
 * Cards in a row that scrolls sideways: by touch, wheel and arrow keys without scripts; with scripts two buttons scroll by as many
 * cards as are visible.
 */
export function Carousel({ heading: { actions, ...heading }, children }: Props) {
  // A state, not a ref: inside `Section` the row is hydrated after the effects of this component have run.
  const [row, setRow] = useState<HTMLDivElement | null>(null);
  const carousel = useCarousel(row);
  const { label, ...labels } = useSite().words.carousel;
  return (
    <>
      <div className={styles.head}>
        <SectionHeading content={heading} />
        <div className={styles.controls}>
          {actions?.map((action) => (
            <Button key={action.label} action={action} variant="tertiary" />
          ))}
          <CarouselButtons labels={labels} {...carousel} />
        </div>
      </div>
      {/* A scrolling row must be reachable by keyboard (WCAG 2.1.1); not every browser makes it focusable. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={setRow} className={styles.row} role="region" aria-label={label} tabIndex={0}>
        <ul className={styles.cards}>
          {Children.map(children, (card) => (
            <li>{card}</li>
          ))}
        </ul>
      </div>
    </>
  );
}
