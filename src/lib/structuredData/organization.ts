import type { Organization, Place, PostalAddress } from 'schema-dts';

/** What the company says of itself, from `company.yaml`. */
export type CompanyFacts = {
  readonly name: string;
  readonly tagline: string;
  readonly description: string;
  readonly email: string;
  readonly phone: string;
  /** The year of foundation, from `figures.yaml`. */
  readonly founded: { readonly value: string };
};

/** What an office's entry in `offices.yaml` says. */
export type OfficeFacts = {
  readonly city: string;
  readonly countryCode: string;
  readonly address: string;
  readonly phone: string;
  readonly headquarters: boolean;
};

function postalAddress({ address, city, countryCode }: OfficeFacts): PostalAddress {
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
 * The company as search engines read it: who, since when, and where each office stands.
 * @param company what the company says of itself
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
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: company.name,
    url: `${siteUrl}/`,
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
