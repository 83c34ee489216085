import type { ContactPage, ContactPoint } from 'schema-dts';
import { publisher } from './publisher';

type Contact = { readonly phone: string; readonly email: string };

function contactPoint({ phone, email }: Contact): ContactPoint {
  return { '@type': 'ContactPoint', contactType: 'customer service', telephone: phone, email };
}

/**
 * The contact page as search engines read it: the company, the number and address for everything, and those of each
 * office for its own country.
 * @param page the page's path and plain name
 * @param company the company's name, mail address and the telephone number of its head office
 * @param offices every office
 * @param siteUrl the site's address without a slash at the end
 */
export function contactPage(
  page: Pick<Queries.Page, 'path' | 'name'>,
  company: Contact & Pick<Queries.Company, 'name'>,
  offices: ReadonlyArray<Contact & Pick<Queries.Office, 'city' | 'countryCode'>>,
  siteUrl: string,
): ContactPage {
  return {
    '@type': 'ContactPage',
    name: page.name,
    url: siteUrl + page.path,
    mainEntity: {
      ...publisher(company.name, siteUrl),
      contactPoint: [
        contactPoint(company),
        ...offices.map((office) => ({
          ...contactPoint(office),
          name: `${company.name} ${office.city}`,
          areaServed: office.countryCode,
        })),
      ],
    },
  };
}
