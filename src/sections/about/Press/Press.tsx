import { graphql } from 'gatsby';
import { Button } from '../../../components/Button/Button';
import { Figures } from '../../../components/Figures/Figures';
import { Headline } from '../../../components/Headline/Headline';
import { Link } from '../../../components/Link/Link';
import { Picture } from '../../../components/Picture/Picture';
import { copy } from '../../../components/Toaster/copy';
import { telephoneLink } from '../../../lib/links';
import { useCompany } from '../../../lib/useCompany';
import * as media from '../../../styles/media.module.scss';
import * as styles from './Press.module.scss';

type Props = { content: Queries.PressFragment };

/** The address for journalists, figures, the company in one paragraph to quote, and the files, each as a picture of what is in it. */
export function Press({ content: { press, figures } }: Props) {
  const { title, quote, terms, downloadsLabel, downloads } = press;
  const { headOffice, pressEmail } = useCompany().company;
  const { address, city, country, phone } = headOffice;
  const files = downloads?.filter(({ image }) => image) ?? [];
  const texts = downloads?.filter(({ image }) => !image) ?? [];
  return (
    <div className={styles.press}>
      <div className={styles.desk}>
        <Headline as="h2" text={title} />
        <address className="u-line">
          {address}, {city}, {country}
          <Link to={telephoneLink(phone)}>{phone}</Link>
          <Link to={`mailto:${pressEmail}`}>{pressEmail}</Link>
        </address>
        <Figures figures={figures} layout="caption" />
      </div>
      <div data-surface="gold" className={styles.slip}>
        <p className={styles.quote}>{quote}</p>
        <div className={styles.ways}>
          <Button data-noscript="hide" onClick={() => void copy(quote, press)}>
            {press.copy}
          </Button>
          {texts.map((action, index) => (
            <Button key={index} action={action} variant="tertiary" />
          ))}
        </div>
        <p className="u-small">{terms}</p>
      </div>
      {files.length > 0 && (
        <div className={`u-text ${styles.files}`}>
          <Headline as="p" size="h3" text={downloadsLabel} />
          <ul className={styles.shelf}>
            {files.map(({ label, to, image }, index) => (
              <li key={index}>
                <Link to={to}>
                  {image && <Picture image={image} sizes={`${media.fromDesktop} 15vw, 30vw`} />}
                  <span className="u-small">{label}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

export const fragment = graphql`
  fragment Press on AboutPage {
    press {
      title
      quote
      terms
      copy
      copied
      notCopied
      downloadsLabel
      downloads {
        label
        to
        image {
          alt
          file {
            childImageSharp {
              gatsbyImageData(width: 480, breakpoints: [240, 480])
            }
          }
        }
      }
    }
    figures {
      ...Figures
    }
  }
`;
