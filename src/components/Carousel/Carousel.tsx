import { Children, type ReactNode, useRef } from 'react';
import { useWords } from '../../lib/useWords';
import { Button } from '../Button/Button';
import { type Heading, SectionHeading } from '../SectionHeading/SectionHeading';
import * as styles from './Carousel.module.scss';
import { useCarousel } from './useCarousel';

type Props = {
  /** The section's heading, which also names the row. Its links and the buttons that scroll the row are next to it. */
  heading: Heading;
  /** The cards, all equally wide. */
  children: ReactNode;
};

/**
 * Cards in a row that scrolls sideways. Touch, wheel and arrow keys scroll it without scripts. With scripts, two buttons scroll by the cards
 * that are visible. At an end of the row, one button is marked as disabled but stays focusable. A row that fits has no buttons.
 */
export function Carousel({ heading: { actions, ...heading }, children }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const { atStart, atEnd, turn } = useCarousel(row);
  const { previous, next } = useWords().carousel;
  const buttons = [
    { label: previous, disabled: atStart, onClick: () => turn(-1), arrow: 'M22 12H3M10 5l-7 7 7 7' },
    { label: next, disabled: atEnd, onClick: () => turn(1), arrow: 'M2 12h19M14 5l7 7-7 7' },
  ];
  return (
    <>
      <div className={styles.head}>
        <SectionHeading content={heading} />
        <div className={styles.controls}>
          {actions?.map((action, index) => (
            <Button key={index} action={action} variant="tertiary" />
          ))}
          <div className={styles.buttons}>
            {!(atStart && atEnd) &&
              buttons.map(({ label, disabled, onClick, arrow }, index) => (
                <Button key={index} variant="secondary" aria-label={label} aria-disabled={disabled} onClick={onClick}>
                  <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden="true">
                    <path d={arrow} fill="none" stroke="currentColor" strokeWidth={2} />
                  </svg>
                </Button>
              ))}
          </div>
        </div>
      </div>
      {/* Focusable, because a scrolling row must be reachable by keyboard (WCAG 2.1.1), and not every browser makes it focusable. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={row} className={styles.row} role="region" aria-label={heading.title} tabIndex={0}>
        <ul className={styles.cards}>
          {Children.map(children, (card) => (
            <li>{card}</li>
          ))}
        </ul>
      </div>
    </>
  );
}
