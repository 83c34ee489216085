import { type PageName, publisher, type Site, type Thing } from './common';

type Contact = { readonly phone: string; readonly email: string };
type Office = Contact & Pick<Queries.Office, 'city' | 'countryCode'>;

/** Returns a phone number and a mail address for search engines. */
export const contactPoint = ({ phone, email }: Partial<Contact>) => ({
  '@type': 'ContactPoint',
  contactType: 'customer service',
  telephone: phone,
  email,
});

/** Returns the contact page for search engines: the contact of the company (`main`), and the contact of each office for its country. */
export function contactPage(page: PageName, main: Contact, offices: readonly Office[], site: Site): Thing {
  const points = offices.map((office) => ({
    ...contactPoint(office),
    name: `${site.company.name} ${office.city}`,
    areaServed: office.countryCode,
  }));
  return {
    '@type': 'ContactPage',
    name: page.name,
    url: site.siteUrl + page.path,
    mainEntity: { ...publisher(site), contactPoint: [contactPoint(main), ...points] },
  };
}
