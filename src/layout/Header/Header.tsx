import { Button } from '../../components/Button/Button';
import type { Surface } from '../../components/Section/Section';
import { Wordmark } from '../../components/Wordmark/Wordmark';
import { useNavigation } from '../../lib/useNavigation';
import { useWords } from '../../lib/useWords';
import { LinkList } from '../LinkList/LinkList';
import * as styles from './Header.module.scss';
import { Menu } from './Menu';

type Props = {
  surface: Surface;
  /** The surface of the panel that begins behind the header, if there is one. */
  panel: Surface | undefined;
};

/** The fixed bar at the top: wordmark, eight links and the call to action. Below 1200 px a menu replaces the links and the button. */
export function Header({ surface, panel }: Props) {
  const navigation = useNavigation();
  const words = useWords();
  return (
    <header className={styles.bar} data-surface={surface} data-panel={panel}>
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
