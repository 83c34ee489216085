import { Button } from '../Button/Button';
import { useHydrated } from '../../lib/useHydrated';
import * as styles from './Carousel.module.scss';
import type { useCarousel } from './useCarousel';

type Props = ReturnType<typeof useCarousel> & { labels: { readonly previous: string; readonly next: string } };

/**
 * The two buttons of the row. They need scripts, so they are rendered after hydration; the space for them is reserved. At
 * either end a button stays focusable, but is marked as disabled; a row that fits has none.
 */
export function CarouselButtons({ labels, atStart, atEnd, turn }: Props) {
  const hydrated = useHydrated();
  const buttons = [
    { direction: -1, label: labels.previous, disabled: atStart, arrow: 'M22 12H3M10 5l-7 7 7 7' },
    { direction: 1, label: labels.next, disabled: atEnd, arrow: 'M2 12h19M14 5l7 7-7 7' },
  ] as const;
  return (
    <div className={styles.buttons}>
      {hydrated &&
        !(atStart && atEnd) &&
        buttons.map(({ direction, label, disabled, arrow }) => (
          <Button
            key={direction}
            variant="secondary"
            aria-label={label}
            aria-disabled={disabled}
            onClick={() => turn(direction)}
          >
            <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden="true">
              <path d={arrow} fill="none" stroke="currentColor" strokeWidth={2} />
            </svg>
          </Button>
        ))}
    </div>
  );
}
