import { Band } from '../../components/Band/Band';
import { Link } from '../../components/Link/Link';
import { Wordmark } from '../../components/Wordmark/Wordmark';
import { fill } from '../../lib/fill';
import { telephoneLink, whatsappLink } from '../../lib/links';
import { useCompany } from '../../lib/useCompany';
import { useHydrated } from '../../lib/useHydrated';
import { useNavigation } from '../../lib/useNavigation';
import { useWords } from '../../lib/useWords';
import { LinkList } from '../LinkList/LinkList';
import * as styles from './Footer.module.scss';

/** The footer of every page: wide pattern, telephone and mail, four columns of links, social networks, legal links and the copyright line. */
export function Footer() {
  const { company } = useCompany();
  const { buildYear, columns, social, legal, copyright } = useNavigation();
  const words = useWords();
  const { phone, whatsapp } = company.headOffice;
  // The built page has the year of its build; the browser then shows the current one.
  const year = useHydrated() ? new Date().getFullYear() : buildYear;
  return (
    <footer data-surface="night">
      <Band size="broad" />
      <div className={`u-wrap ${styles.inside}`}>
        <div className={styles.top}>
          <div>
            <Wordmark className="u-no-print" />
            <p>{company.tagline}</p>
            <address>
              <Link to={telephoneLink(phone)} className={styles.link}>
                {phone}
              </Link>
              {whatsapp && (
                <Link to={whatsappLink(whatsapp)} className={styles.link}>
                  {fill(words.entries.whatsapp, { number: whatsapp })}
                </Link>
              )}
              <Link to={`mailto:${company.email}`} className={styles.link}>
                {company.email}
              </Link>
            </address>
          </div>
          <nav className={styles.columns} aria-label={words.footerNavigation}>
            {columns.map(({ title, links }, index) => (
              <div key={index}>
                <h2 className="u-accent">{title}</h2>
                <LinkList links={links} className={styles.link} />
              </div>
            ))}
          </nav>
        </div>
        <div className={styles.end}>
          <nav aria-label={words.socialNavigation}>
            <LinkList links={social} className={styles.link} />
          </nav>
          <nav aria-label={words.legalNavigation}>
            <LinkList links={legal} className={styles.link} />
          </nav>
          <p className="u-small">{fill(copyright, { year: String(year) })}</p>
        </div>
      </div>
    </footer>
  );
}
