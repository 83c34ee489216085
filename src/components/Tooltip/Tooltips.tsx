import * as Radix from '@radix-ui/react-tooltip';
import { TOOLTIP_DELAY, TOOLTIP_SKIP_DELAY } from '../../lib/constants';
import { Anchor } from './Anchor';
import * as styles from './Tooltip.module.scss';

// Loaded with Radix when a control that has a tooltip is first hovered or focused.

type Props = {
  /** The text of the tooltip of each control. */
  tooltips: ReadonlyMap<HTMLElement, string>;
};

const light = ['shea', 'harmattan', 'gold'];

/** A tooltip is rendered into the landmark its control is in. */
const landmarks = 'header, main, footer';

/** A key for each control: its tooltip keeps its state when another control goes. */
const keys = new WeakMap<HTMLElement, number>();
let count = 0;

function keyOf(target: HTMLElement): number {
  const key = keys.get(target) ?? (count += 1);
  keys.set(target, key);
  return key;
}

/** The tooltips of all controls that have asked for one; the controls themselves are not rendered here. */
export function Tooltips({ tooltips }: Props) {
  // Radix throws without it.
  if (!('ResizeObserver' in window)) return null;
  return (
    <Radix.Provider delayDuration={TOOLTIP_DELAY} skipDelayDuration={TOOLTIP_SKIP_DELAY}>
      {[...tooltips].map(([target, text]) => (
        <Radix.Root key={keyOf(target)}>
          <Radix.Trigger asChild>
            <Anchor target={target} />
          </Radix.Trigger>
          <Radix.Portal container={target.closest<HTMLElement>(landmarks)}>
            <Radix.Content
              className={styles.tooltip}
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
