import * as Radix from '@radix-ui/react-tooltip';
import { milliseconds } from '../../lib/figures';
import { useSite } from '../../lib/useSite';
import { Anchor } from './Anchor';
import * as styles from './Tooltip.module.scss';

// Fetched with Radix when a control that has a tooltip is first pointed at or focused.

type Props = {
  /** The controls that have one, and what each says. */
  tips: ReadonlyMap<HTMLElement, string>;
};

const light = ['shea', 'harmattan', 'gold'];

/** Where a tooltip is put: in the part of the page its control belongs to. */
const landmarks = 'header, main, footer';

/** The tooltips of all controls met so far; the controls themselves stay where they are, untouched. */
export function Tooltips({ tips }: Props) {
  const { figures } = useSite();
  // Radix measures with it, and throws without.
  if (!('ResizeObserver' in window)) return null;
  return (
    <Radix.Provider
      delayDuration={milliseconds(figures, 'tooltip-delay')}
      skipDelayDuration={milliseconds(figures, 'tooltip-skip-delay')}
    >
      {[...tips].map(([target, text], at) => (
        <Radix.Root key={at}>
          <Radix.Trigger asChild>
            <Anchor target={target} />
          </Radix.Trigger>
          <Radix.Portal container={target.closest<HTMLElement>(landmarks)}>
            <Radix.Content
              className={styles.tip}
              side="bottom"
              collisionPadding={20}
              data-over={
                light.includes(target.closest<HTMLElement>('[data-surface]')?.dataset.surface ?? '') ? 'light' : 'dark'
              }
            >
              {text}
              <Radix.Arrow asChild>
                <i className={styles.thread} />
              </Radix.Arrow>
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
      ))}
    </Radix.Provider>
  );
}
