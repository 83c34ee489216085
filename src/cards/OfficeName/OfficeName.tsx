import { graphql } from 'gatsby';
import { Headline } from '../../components/Headline/Headline';
import { fill } from '../../lib/fill';
import { useCompany } from '../../lib/useCompany';
import { useEntryWords } from '../../lib/useEntryWords';
import * as styles from './OfficeName.module.scss';

type Props = { office: Queries.OfficeNameFragment };

/** The city of an office, marked if it is the head office, and the country below it. */
export function OfficeName({ office: { slug, city, country } }: Props) {
  const { headOffice } = useCompany().company;
  const { headquarters } = useEntryWords().entries;
  return (
    <>
      <Headline as="h3" text={slug === headOffice.slug ? fill(headquarters, { city }) : city} />
      <p className={`u-label ${styles.country}`}>{country}</p>
    </>
  );
}

export const fragment = graphql`
  fragment OfficeName on Office {
    slug
    city
    country
  }
`;
