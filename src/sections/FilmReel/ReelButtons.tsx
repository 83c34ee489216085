import { useHydrated } from '../../lib/useHydrated';
import * as styles from './FilmReel.module.scss';

type Props = {
  words: { readonly previous: string; readonly next: string };
  /** Whether the row stands at its beginning or its end. */
  atStart: boolean;
  atEnd: boolean;
  /** Moves the row by one view, back (-1) or on (1). */
  turn: (direction: -1 | 1) => void;
};

/**
 * The two buttons of the reel. They do nothing without scripts, so they appear once the page has come to life; their place
 * is kept free until then. At either end a button stays where it is and keeps the focus, but says that it is spent.
 */
export function ReelButtons({ words, atStart, atEnd, turn }: Props) {
  const hydrated = useHydrated();
  return (
    <div className={styles.buttons}>
      {hydrated && (
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
