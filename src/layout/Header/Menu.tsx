import { type ReactNode, useRef } from 'react';
import { Band } from '../../components/Band/Band';
import { useEnhancement } from '../../lib/useEnhancement';
import { useSite } from '../../lib/useSite';
import { enhanceMenu } from './enhanceMenu';
import * as styles from './Menu.module.scss';

type Props = { wordmark: ReactNode; links: ReactNode; action: ReactNode };

/**
 * The menu of small screens: a button in the header that opens a sheet over the whole page, with what the header has in wide windows, and
 * the page's pattern at its lower edge. It is a `<details>`, so browsers open and close it without scripts. Scripts make it modal.
 */
export function Menu({ wordmark, links, action }: Props) {
  const { openMenu, closeMenu } = useSite().words;
  const menu = useRef<HTMLDetailsElement>(null);
  useEnhancement(() => enhanceMenu(menu.current as HTMLDetailsElement), []);
  return (
    <details id="menu" ref={menu} className={styles.menu}>
      <summary className={styles.toggle}>
        <span>{openMenu}</span>
        <span>{closeMenu}</span>
      </summary>
      <div id="menu-sheet" className={styles.sheet} data-surface="night">
        <div className={`u-wrap ${styles.top}`}>{wordmark}</div>
        <nav aria-label={openMenu} className={`u-wrap ${styles.links}`}>
          {links}
        </nav>
        <div className={`u-wrap ${styles.end}`}>{action}</div>
        <Band size="thick" className={styles.band} />
      </div>
    </details>
  );
}
