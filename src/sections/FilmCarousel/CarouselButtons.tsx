import { useHydrated } from '../../lib/useHydrated';
import * as styles from './FilmCarousel.module.scss';

type Props = {
  words: { readonly previous: string; readonly next: string };
  /** Whether the row is scrolled to its start or its end. */
  atStart: boolean;
  atEnd: boolean;
  /** Scrolls the row by one view, back (-1) or forward (1). */
  turn: (direction: -1 | 1) => void;
};

/**
 * The two buttons of the row. They need scripts, so they are rendered after hydration; the space for them is reserved. At
 * either end a button stays focusable, but is marked as disabled; a row that fits has none.
 */
export function CarouselButtons({ words, atStart, atEnd, turn }: Props) {
  const hydrated = useHydrated();
  return (
    <div className={styles.buttons}>
      {hydrated && !(atStart && atEnd) && (
        <>
          <button type="button" aria-label={words.previous} aria-disabled={atStart} onClick={() => turn(-1)}>
            <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden="true">
              <path d="M22 12H3M10 5l-7 7 7 7" fill="none" stroke="currentColor" strokeWidth={2} />
            </svg>
          </button>
          <button type="button" aria-label={words.next} aria-disabled={atEnd} onClick={() => turn(1)}>
            <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden="true">
              <path d="M2 12h19M14 5l7 7-7 7" fill="none" stroke="currentColor" strokeWidth={2} />
            </svg>
          </button>
        </>
      )}
    </div>
  );
}
