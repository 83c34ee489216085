import { graphql, useStaticQuery } from 'gatsby';
import { required } from './required';

/** The company, and the site's address without a slash at the end. */
export type Site = ReturnType<typeof useCompany>;

/** Returns the company's data of `data/company.yaml`, and the site's address. */
export function useCompany() {
  const { site, company } = useStaticQuery<Queries.CompanyQuery>(graphql`
    query Company {
      site {
        siteMetadata {
          siteUrl
        }
      }
      company {
        name
        tagline
        description
        founded
        email
        pressEmail
        hours
        replyTime
        locale
        twitter
        headOffice {
          slug
          address
          city
          country
          countryCode
          phone
          whatsapp
        }
        geo {
          region
          placename
          latitude
          longitude
        }
        shareImage {
          ...ShareImage
        }
      }
    }
  `);
  return {
    siteUrl: required(site?.siteMetadata?.siteUrl, 'siteUrl of gatsby-config.ts'),
    company: required(company, 'data/company.yaml'),
  };
}
