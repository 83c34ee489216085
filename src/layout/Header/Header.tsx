import { Button } from '../../components/Button/Button';
import type { Surface } from '../../components/Section/Section';
import { Wordmark } from '../../components/Wordmark/Wordmark';
import { useNavigation } from '../../lib/useNavigation';
import { useWords } from '../../lib/useWords';
import { LinkList } from '../LinkList/LinkList';
import * as styles from './Header.module.scss';
import { Menu } from './Menu';

/** The fixed bar at the top: wordmark, eight links and the call to action. Below 1088 px a menu replaces the links and the button. */
export function Header({ surface }: { surface: Surface }) {
  const navigation = useNavigation();
  const words = useWords();
  return (
    <header className={styles.bar} data-surface={surface}>
      <div className={`u-wrap ${styles.row}`}>
        <Wordmark />
        <nav className={styles.links} aria-label={words.mainNavigation}>
          <LinkList links={navigation.links} />
        </nav>
        <Button variant="secondary" action={navigation.callToAction} className={styles.callToAction} />
        <Menu />
      </div>
    </header>
  );
}
