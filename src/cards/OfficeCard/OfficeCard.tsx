import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Headline } from '../../components/Headline/Headline';
import { Picture } from '../../components/Picture/Picture';
import { fill } from '../../lib/fill';
import { useCompany } from '../../lib/useCompany';
import { useEntryWords } from '../../lib/useEntryWords';
import * as styles from './OfficeCard.module.scss';

type Props = {
  office: Queries.OfficeCardFragment;
  /** The displayed width of the picture, as the `sizes` attribute. */
  sizes: string;
  className?: string | undefined;
  /** Content below the country. */
  children: ReactNode;
};

/** The common part of `OfficeAddress` and `OfficeProfile`: picture, city, marked if it is the head office, and country. */
export function OfficeCard({ office: { slug, city, country, image }, sizes, className, children }: Props) {
  const { headOffice } = useCompany().company;
  const { headquarters } = useEntryWords().entries;
  return (
    <article id={slug} className={[styles.office, className].filter(Boolean).join(' ')}>
      <Picture image={image} sizes={sizes} className={styles.picture} />
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
