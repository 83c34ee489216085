import type { Site } from '../lib/useCompany';
import { publisher, type Thing } from './common';

type Office = Pick<Queries.Office, 'address' | 'city' | 'countryCode' | 'phone'>;

/** Returns an office's address. */
export const postalAddress = ({ address, city, countryCode }: Omit<Office, 'phone'>): Thing => ({
  '@type': 'PostalAddress',
  streetAddress: address,
  addressLocality: city,
  addressCountry: countryCode,
});

/** Returns the company for search engines, with the address of each office. `profiles` are the company's pages on social networks. */
export function organization(site: Site, offices: readonly Office[], profiles: readonly string[]): Thing {
  const { name, tagline, description, founded, email, headOffice } = site.company;
  const { phone } = headOffice;
  const place = (office: Office): Thing => ({
    '@type': 'Place',
    name: `${name} ${office.city}`,
    address: postalAddress(office),
    telephone: office.phone,
  });
  return {
    ...publisher(site),
    // The square icon: search engines require a logo of 112 px or more on each side.
    logo: { '@type': 'ImageObject', url: `${site.siteUrl}/icon-512.png`, width: '512', height: '512' },
    slogan: tagline,
    description,
    foundingDate: String(founded),
    email,
    telephone: phone,
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', telephone: phone, email },
    ...(profiles.length > 0 && { sameAs: profiles }),
    address: postalAddress(headOffice),
    location: offices.map(place),
  };
}
