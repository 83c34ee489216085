import { publisher, type Thing } from './common';
import { contactPoint } from './contact';

export type Address = Pick<Queries.Office, 'address' | 'city' | 'countryCode'>;
export type OfficeFacts = Address & Pick<Queries.Office, 'phone'>;
export type CompanyFacts = Pick<Queries.Company, 'name' | 'tagline' | 'description' | 'email' | 'founded'> & {
  readonly headOffice: OfficeFacts;
};

/** Returns an office's address. */
export const postalAddress = ({ address, city, countryCode }: Address): Thing => ({
  '@type': 'PostalAddress',
  streetAddress: address,
  addressLocality: city,
  addressCountry: countryCode,
});

/** Returns the company for search engines, with the address of each office. `profiles` are the company's pages on social networks. */
export function organization(
  company: CompanyFacts,
  offices: readonly OfficeFacts[],
  siteUrl: string,
  profiles: readonly string[] = [],
): Thing {
  const { phone } = company.headOffice;
  const place = (office: OfficeFacts): Thing => ({
    '@type': 'Place',
    name: `${company.name} ${office.city}`,
    address: postalAddress(office),
    telephone: office.phone,
  });
  return {
    ...publisher({ company, siteUrl }),
    // The square icon: search engines require a logo of 112 px or more on each side.
    logo: { '@type': 'ImageObject', url: `${siteUrl}/icon-512.png`, width: '512', height: '512' },
    slogan: company.tagline,
    description: company.description,
    foundingDate: String(company.founded),
    email: company.email,
    telephone: phone,
    contactPoint: contactPoint({ phone, email: company.email }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    address: postalAddress(company.headOffice),
    location: offices.map(place),
  };
}
