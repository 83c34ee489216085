import { graphql } from 'gatsby';
import { Headline } from '../../components/Headline/Headline';
import { Link } from '../../components/Link/Link';
import { Picture } from '../../components/Picture/Picture';
import { fill } from '../../lib/fill';
import { telephoneLink } from '../../lib/telephoneLink';
import { useSite } from '../../lib/useSite';
import * as media from '../../styles/media.module.scss';
import * as styles from './OfficeCard.module.scss';

type Props = {
  office: Queries.OfficeCardFragment;
  /** What stands below the city: how to reach the office, or what it does. */
  shows: 'address' | 'description';
  /** `column`: one of several side by side; `lead` and `aside`: the first of a `Grid` with that layout, and the others. */
  place?: 'column' | 'lead' | 'aside';
};

const places = { column: styles.column, lead: styles.lead, aside: styles.aside };

const sizes = {
  column: `${media.fromDesktop} 24vw, ${media.fromSmallTablet} 46vw, 90vw`,
  lead: `${media.fromDesktop} 60vw, 90vw`,
  aside: `${media.fromDesktop} 20vw, ${media.fromTablet} 45vw, 90vw`,
};

/** An office: picture, city and country, and its address or what it does. */
export function OfficeCard({ office, shows, place = 'column' }: Props) {
  const { slug, city, country, description, address, phone, email, image } = office;
  const { company, words } = useSite();
  const isHeadOffice = slug === company.headOffice.slug;
  return (
    <article id={shows === 'address' ? slug : undefined} className={places[place]}>
      <Picture image={image} sizes={sizes[place]} className={styles.picture} />
      <div className={styles.text}>
        <Headline as="h3" text={isHeadOffice ? fill(words.entries.headquarters, { city }) : city} />
        <p className={`u-label ${styles.country}`}>{country}</p>
        {shows === 'description' ? (
          <p>{description}</p>
        ) : (
          <address>
            <span>{address}</span>
            <Link to={telephoneLink(phone)}>{phone}</Link>
            <Link to={`mailto:${email}`}>{email}</Link>
          </address>
        )}
      </div>
    </article>
  );
}

export const fragment = graphql`
  fragment OfficeCard on Office {
    slug
    city
    country
    description
    address
    phone
    email
    image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(width: 1080, breakpoints: [480, 720, 1080])
        }
      }
    }
  }
`;
