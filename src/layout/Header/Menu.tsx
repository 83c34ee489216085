import { useRef } from 'react';
import { Band } from '../../components/Band/Band';
import { Button } from '../../components/Button/Button';
import { Wordmark } from '../../components/Wordmark/Wordmark';
import { useEnhancement } from '../../lib/useEnhancement';
import { useSite } from '../../lib/useSite';
import { LinkList } from '../LinkList';
import { enhanceMenu } from './enhanceMenu';
import * as styles from './Menu.module.scss';

/** The menu of small screens: what the header has in wide windows, over the whole page. A `<details>`, which scripts make modal. */
export function Menu() {
  const { navigation, words } = useSite();
  const menu = useRef<HTMLDetailsElement>(null);
  useEnhancement(() => enhanceMenu(menu.current as HTMLDetailsElement), []);
  return (
    <details id="menu" ref={menu} className={styles.menu}>
      <summary className={styles.toggle}>
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
        <Band size="thick" className={styles.band} />
      </div>
    </details>
  );
}
