import { graphql } from 'gatsby';
import { CityName } from '../../components/CityName/CityName';
import { Link } from '../../components/Link/Link';
import { Picture } from '../../components/Picture/Picture';
import { Section, type SectionProps } from '../../components/Section/Section';
import { telephoneLink } from '../../lib/telephoneLink';
import * as media from '../../styles/media.module.scss';
import * as styles from './OfficeList.module.scss';

type Props = SectionProps & { offices: readonly Queries.OfficeListFragment[] };

/** The offices in rows, alternately at two heights, each with picture, address, telephone number and mail address. */
export function OfficeList({ id, content, offices }: Props) {
  if (offices.length === 0) return null;
  return (
    <Section surface="indigo" id={id} heading={content}>
      <ul className={styles.offices}>
        {offices.map(({ slug, country, city, address, phone, email, headquarters, image }) => (
          <li key={slug} id={slug} className={styles.office}>
            <Picture
              image={image}
              sizes={`${media.fromDesktop} 24vw, ${media.fromSmallTablet} 46vw, 90vw`}
              className={styles.picture}
            />
            <div>
              <CityName city={city} headquarters={headquarters} country={country} />
              <address>
                <span>{address}</span>
                <Link to={telephoneLink(phone)}>{phone}</Link>
                <Link to={`mailto:${email}`}>{email}</Link>
              </address>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const query = graphql`
  fragment OfficeList on Office {
    slug
    country
    city
    address
    phone
    email
    headquarters
    image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 720, breakpoints: [480, 720])
        }
      }
    }
  }
`;
