import type { WebSite } from 'schema-dts';
import { publisher } from './common';

/** The site as search engines read it on the landing page: its name is what they show above its address. */
export function website(company: Pick<Queries.Company, 'name' | 'tagline' | 'locale'>, siteUrl: string): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: company.name,
    alternateName: `${company.name}: ${company.tagline}`,
    url: `${siteUrl}/`,
    inLanguage: company.locale,
    publisher: publisher({ company: company.name, siteUrl }),
  };
}
