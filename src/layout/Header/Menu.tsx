import type { MouseEventHandler, Ref } from 'react';
import { Action } from '../../components/Action/Action';
import { Band } from '../../components/Band/Band';
import { Link } from '../../components/Link/Link';
import { Wordmark } from '../../components/Wordmark/Wordmark';
import { useSite } from '../../lib/useSite';
import * as styles from './Menu.module.scss';

type Props = {
  ref: Ref<HTMLDialogElement>;
  /** Called by the close button and by every link. */
  onClose: MouseEventHandler<HTMLElement>;
};

/** The menu of small screens: the whole screen, the eight links, the call to action, the page's cloth as the floor. */
export function Menu({ ref, onClose }: Props) {
  const { navigation, words } = useSite();
  return (
    <dialog id="menu" popover="auto" ref={ref} className={styles.menu} aria-label={words.menu} data-ground="night">
      <div className={styles.top}>
        <Link to="/" className={styles.home} aria-label={words.homeLink} onClick={onClose}>
          <Wordmark />
        </Link>
        <button
          type="button"
          className={styles.close}
          popoverTarget="menu"
          popoverTargetAction="hide"
          onClick={onClose}
        >
          {words.closeMenu}
        </button>
      </div>
      <nav aria-label={words.mainNavigation} className={styles.links}>
        <ul>
          {navigation.links.map(({ label, to }) => (
            <li key={label}>
              <Link to={to} onClick={onClose}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.end}>
        <Action action={navigation.callToAction} onClick={onClose} />
      </div>
      <Band size="thick" className={styles.floor} />
    </dialog>
  );
}
