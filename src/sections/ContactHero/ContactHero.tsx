import { graphql } from 'gatsby';
import { Link } from '../../components/Link/Link';
import { Picture } from '../../components/Picture/Picture';
import { telephoneLink } from '../../lib/telephoneLink';
import { HeroWords } from '../Hero/HeroWords';
import * as styles from './ContactHero.module.scss';

type Props = {
  hero: Queries.ContactHeroFragment;
  phone: string;
  email: string;
};

/** The telephone number and mail address at display size: whoever only wants those need not scroll. */
export function ContactHero({ hero, phone, email }: Props) {
  return (
    <section className={styles.hero} data-ground="night">
      <div className={styles.copy}>
        <HeroWords hero={hero} />
        <address className={styles.direct}>
          <Link to={telephoneLink(phone)}>{phone}</Link>
          <Link to={`mailto:${email}`}>{email}</Link>
        </address>
      </div>
      <Picture
        image={hero.image}
        sizes="100vw"
        portraitWhen="(width < 1024px)"
        portraitSizes="100vw"
        className={styles.art}
        eager
      />
    </section>
  );
}

export const query = graphql`
  fragment ContactHero on Hero {
    ...HeroWords
    image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 1920, breakpoints: [960, 1440, 1920])
        }
      }
      portrait {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 780, breakpoints: [480, 780])
        }
      }
    }
  }
`;
