import { Button } from '../../components/Button/Button';
import { Link } from '../../components/Link/Link';
import { Wordmark } from '../../components/Wordmark/Wordmark';
import { useSite } from '../../lib/useSite';
import { Menu } from './Menu';
import * as styles from './Header.module.scss';

/** The fixed bar at the top: wordmark, eight links and the call to action; below 1200 px a menu instead of the two. */
export function Header({ tone }: { tone: Queries.HeaderTone }) {
  const { navigation, words } = useSite();
  const action = navigation.callToAction;
  // `aria-current` is for the links of the navigation alone.
  const wordmark = (
    <Link to="/" aria-label={words.homeLink} aria-current={undefined}>
      <Wordmark />
    </Link>
  );
  const links = (
    <ul>
      {navigation.links.map(({ label, to }) => (
        <li key={label}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
  return (
    <header className={styles.bar} data-tone={tone}>
      <div className={`u-wrap ${styles.row}`}>
        {wordmark}
        <nav className={styles.links} aria-label={words.mainNavigation}>
          {links}
        </nav>
        <Button action={action} className={styles.callToAction} />
        <Menu wordmark={wordmark} links={links} action={<Button action={action} />} />
      </div>
    </header>
  );
}
