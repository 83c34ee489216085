import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Headline } from '../../components/Headline/Headline';
import { Picture } from '../../components/Picture/Picture';
import { classes } from '../../lib/classes';
import { fill } from '../../lib/fill';
import { useCompany } from '../../lib/useCompany';
import { useEntryWords } from '../../lib/useEntryWords';
import * as media from '../../styles/media.module.scss';
import * as styles from './OfficeCard.module.scss';

type Props = {
  office: Queries.OfficeCardFragment;
  /** `column`: one of four in a row; `large`: the first card of a `Grid` with the layout `largeFirst`; `aside`: the others of that grid. */
  layout: keyof typeof layouts;
  /** Content below the country. */
  children: ReactNode;
};

const layouts = { column: styles.column, large: styles.large, aside: styles.aside };
const sizes = {
  column: `${media.fromDesktop} 24vw, ${media.fromSmallTablet} 46vw, 90vw`,
  large: `${media.fromDesktop} 60vw, 90vw`,
  aside: `${media.fromDesktop} 20vw, ${media.fromTablet} 30vw, 160px`,
};

/** An office: picture, city, marked if it is the head office, country and what the page says of it. */
export function OfficeCard({ office: { slug, city, country, image }, layout, children }: Props) {
  const { headOffice } = useCompany().company;
  const { headquarters } = useEntryWords().entries;
  return (
    <article id={slug} className={classes(styles.office, layouts[layout])}>
      <Picture image={image} sizes={sizes[layout]} className={styles.picture} />
      <div>
        <Headline as="h3" text={slug === headOffice.slug ? fill(headquarters, { city }) : city} />
        <p className="u-label">{country}</p>
        {children}
      </div>
    </article>
  );
}

export const fragment = graphql`
  fragment OfficeCard on Office {
    slug
    city
    country
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
