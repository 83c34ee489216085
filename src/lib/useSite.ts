import { graphql, useStaticQuery } from 'gatsby';
import { required } from './required';

/** What all pages share. */
export type Site = ReturnType<typeof useSite>;

/** Returns what all pages share: the site's address without a slash at the end, the year of the build, the company, the links and the words. */
export function useSite() {
  const data = useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      site {
        siteMetadata {
          siteUrl
        }
        buildTime(formatString: "YYYY")
      }
      company {
        name
        tagline
        description
        founded
        email
        pressEmail
        jobsEmail
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
      navigation {
        links {
          label
          to
        }
        callToAction {
          label
          to
        }
        columns {
          title
          links {
            ...Button
          }
        }
        social {
          ...Button
        }
        legal {
          ...Button
        }
        copyright
      }
      interface {
        skipToContent
        homeLink
        mainNavigation
        footerNavigation
        socialNavigation
        legalNavigation
        openMenu
        closeMenu
        comingSoon {
          title
          toast
          message
        }
        toasts {
          region
          dismiss
        }
        carousel {
          previous
          next
        }
        entries {
          episodes {
            one
            other
          }
          minutes {
            one
            other
          }
          minutesToRead {
            one
            other
          }
          weeks {
            one
            other
          }
          released
          author
          filmCredits
          listen
          watch
          headquarters
          whatsapp
          map
        }
      }
    }
  `);
  const company = required(data.company, 'data/company.yaml');
  const { entries, ...words } = required(data.interface, 'data/interface.yaml');
  return {
    siteUrl: required(data.site?.siteMetadata?.siteUrl, 'siteUrl of gatsby-config.ts'),
    buildYear: required(data.site?.buildTime, 'the build time'),
    company,
    navigation: required(data.navigation, 'data/navigation.yaml'),
    /** The words of layout and components: labels, toasts, the carousel. */
    words,
    /** The words next to the values of entries: films, podcasts, news, offices and courses. */
    entryWords: entries,
    /** Returns the word for a unit after a number, without the number: `episode` for 1. */
    unitOf: (unit: 'episodes' | 'minutes' | 'minutesToRead' | 'weeks', count: number) =>
      entries[unit][new Intl.PluralRules(company.locale).select(count) === 'one' ? 'one' : 'other'],
  };
}
