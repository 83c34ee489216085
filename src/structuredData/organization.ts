import type { Organization, Place, PostalAddress } from 'schema-dts';
import { publisher } from './publisher';

/** The fields used of `company.yaml`. */
export type CompanyFacts = {
  readonly name: string;
  readonly tagline: string;
  readonly description: string;
  readonly email: string;
  readonly phone: string;
  /** The year of foundation, from `figures.yaml`. */
  readonly founded: { readonly value: string };
};

/** The fields used of an office in `offices.yaml`. */
export type OfficeFacts = {
  readonly city: string;
  readonly countryCode: string;
  readonly address: string;
  readonly phone: string;
  readonly headquarters: boolean;
};

/** An office's address. */
export function postalAddress({
  address,
  city,
  countryCode,
}: Pick<OfficeFacts, 'address' | 'city' | 'countryCode'>): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: address,
    addressLocality: city,
    addressCountry: countryCode,
  };
}

function place(office: OfficeFacts, company: string): Place {
  return {
    '@type': 'Place',
    name: `${company} ${office.city}`,
    address: postalAddress(office),
    telephone: office.phone,
  };
}

/**
 * The company for search engines: name, year of foundation, contact details, and the address of each office.
 * @param company the fields of `company.yaml`
 * @param offices every office; the head office's address becomes the company's own
 * @param siteUrl the site's address without a slash at the end
 * @param profiles addresses of the company's own pages on social networks; none while it has none
 */
export function organization(
  company: CompanyFacts,
  offices: readonly OfficeFacts[],
  siteUrl: string,
  profiles: readonly string[] = [],
): Organization {
  const headquarters = offices.find((office) => office.headquarters);
  return {
    ...publisher(company.name, siteUrl),
    // The square icon: search engines want a logo of 112 px or more on each side.
    logo: { '@type': 'ImageObject', url: `${siteUrl}/icon-512.png`, width: '512', height: '512' },
    slogan: company.tagline,
    description: company.description,
    foundingDate: company.founded.value,
    email: company.email,
    telephone: company.phone,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: company.phone,
      email: company.email,
    },
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(headquarters && { address: postalAddress(headquarters) }),
    location: offices.map((office) => place(office, company.name)),
  };
}
