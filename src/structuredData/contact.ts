import type { Site } from '../lib/useCompany';
import { publisher, type Thing } from './common';

type Contact = { readonly phone: string; readonly email: string };
type Office = Contact & Pick<Queries.Office, 'city' | 'countryCode'>;

/** Returns a phone number and a mail address for search engines. */
export const contactPoint = ({ phone, email }: Contact) => ({
  '@type': 'ContactPoint',
  contactType: 'customer service',
  telephone: phone,
  email,
});

/** Returns the contact page for search engines: the contact of the company, and the contact of each office for its country. */
export function contactPage(page: Queries.SeoFragment, offices: readonly Office[], site: Site): Thing {
  const { headOffice, email } = site.company;
  const points = offices.map((office) => ({
    ...contactPoint(office),
    name: `${site.company.name} ${office.city}`,
    areaServed: office.countryCode,
  }));
  return {
    '@type': 'ContactPage',
    name: page.name,
    url: site.siteUrl + page.path,
    mainEntity: { ...publisher(site), contactPoint: [contactPoint({ phone: headOffice.phone, email }), ...points] },
  };
}
