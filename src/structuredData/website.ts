import type { Site } from '../lib/useCompany';
import { publisher, type Thing } from './common';

/** Returns the site for search engines, which show its name above its address. Only the landing page has it. */
export function website(site: Site): Thing {
  const { company, siteUrl } = site;
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: company.name,
    alternateName: `${company.name}: ${company.tagline}`,
    url: `${siteUrl}/`,
    inLanguage: company.locale,
    publisher: publisher(site),
  };
}
