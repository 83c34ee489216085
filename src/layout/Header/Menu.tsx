import { useCallback, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { Wordmark } from '../../components/Wordmark/Wordmark';
import { useHydrated } from '../../lib/useHydrated';
import { useNavigation } from '../../lib/useNavigation';
import { useWords } from '../../lib/useWords';
import { LinkList } from '../LinkList/LinkList';
import { enhanceMenu } from './enhanceMenu';
import * as styles from './Menu.module.scss';

/**
 * The menu of small screens: the header's links and button, over the whole page. It is a `<details>`. With scripts it is modal, and a
 * button replaces its `<summary>`, because some screen readers do not report whether a `<summary>` is expanded.
 */
export function Menu() {
  const navigation = useNavigation();
  const words = useWords();
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const enhance = useCallback((toggle: HTMLButtonElement) => enhanceMenu(toggle, setOpen), []);
  return (
    <div id="menu" className={`u-no-print ${styles.menu}`}>
      {isHydrated && (
        <button
          ref={enhance}
          type="button"
          className={`u-label ${styles.toggle}`}
          aria-expanded={isOpen}
          aria-controls="menu-sheet"
        >
          {isOpen ? words.closeMenu : words.openMenu}
        </button>
      )}
      <details>
        <summary className={`u-label ${styles.toggle}`} hidden={isHydrated}>
          <span>{words.openMenu}</span>
          <span>{words.closeMenu}</span>
        </summary>
        <div id="menu-sheet" className={styles.sheet} data-surface="night">
          <div className={`u-wrap ${styles.top}`}>
            <Wordmark />
          </div>
          <nav aria-label={words.openMenu} className={`u-wrap ${styles.links}`}>
            <LinkList links={navigation.links} />
          </nav>
          <div className={`u-wrap ${styles.end}`}>
            <Button action={navigation.callToAction} />
          </div>
          <div aria-hidden="true" className={`u-broad ${styles.cloth}`} />
        </div>
      </details>
    </div>
  );
}
