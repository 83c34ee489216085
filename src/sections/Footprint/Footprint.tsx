import { graphql } from 'gatsby';
import { CityName } from '../../components/CityName/CityName';
import { Picture } from '../../components/Picture/Picture';
import { Section, type SectionProps } from '../../components/Section/Section';
import * as media from '../../styles/media.module.scss';
import * as styles from './Footprint.module.scss';

type Props = SectionProps & { offices: readonly Queries.FootprintFragment[] };

/** The company's cities: the first one large, at the left edge of the window, the others beside it. */
export function Footprint({ id, content, offices }: Props) {
  if (offices.length === 0) return null;
  return (
    <Section surface="shea" id={id} heading={content}>
      <ul className={styles.cities}>
        {offices.map(({ slug, city, country, description, headquarters, image }, index) => (
          <li key={slug}>
            <figure>
              <Picture
                image={image}
                sizes={`${media.fromDesktop} ${index === 0 ? 60 : 20}vw, ${media.fromTablet} ${index === 0 ? 90 : 45}vw, 90vw`}
              />
              <figcaption>
                <CityName city={city} headquarters={headquarters} country={country} />
                <p>{description}</p>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const query = graphql`
  fragment Footprint on Office {
    slug
    city
    country
    description
    headquarters
    image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 1080, breakpoints: [480, 720, 1080])
        }
      }
    }
  }
`;
