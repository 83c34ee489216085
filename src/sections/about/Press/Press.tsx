import { graphql } from 'gatsby';
import { Figures } from '../../../components/Figures/Figures';
import { Headline } from '../../../components/Headline/Headline';
import { Link } from '../../../components/Link/Link';
import { Rows } from '../../../components/Rows/Rows';
import { telephoneLink } from '../../../lib/links';
import { useCompany } from '../../../lib/useCompany';
import * as styles from './Press.module.scss';

type Props = { content: Queries.PressFragment };

/** The address for journalists, files to download, the company in one paragraph to quote, and figures. */
export function Press({ content: { press, figures } }: Props) {
  const { title, quote, terms, downloadsLabel, downloads } = press;
  const { headOffice, pressEmail } = useCompany().company;
  const { address, city, country, phone } = headOffice;
  return (
    <div className={styles.press}>
      <div className="u-text">
        <Headline as="h2" text={title} />
        <address className="u-line">
          {address}, {city}, {country}
          <Link to={telephoneLink(phone)}>{phone}</Link>
          <Link to={`mailto:${pressEmail}`}>{pressEmail}</Link>
        </address>
      </div>
      {downloads && (
        <div className="u-text">
          <p className="u-label">{downloadsLabel}</p>
          <Rows rules="thin">
            {downloads.map(({ label, to }, index) => (
              <Link key={index} to={to} className={styles.file}>
                {label}
              </Link>
            ))}
          </Rows>
        </div>
      )}
      <div data-surface="gold" className={`u-text ${styles.quotable}`}>
        <Headline as="p" size="h3" text={quote} />
        <p>{terms}</p>
        <Figures figures={figures} layout="caption" />
      </div>
    </div>
  );
}

export const fragment = graphql`
  fragment Press on AboutPage {
    press {
      title
      quote
      terms
      downloadsLabel
      downloads {
        label
        to
      }
    }
    figures {
      ...Figures
    }
  }
`;
