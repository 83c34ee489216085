import { graphql, useStaticQuery } from 'gatsby';
import { required } from './required';

/** What all pages share, in one query, so that the browser loads and caches one file for it. Throws when `data/` lacks one of the files. */
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
        email
        locale
        twitter
        headOffice {
          slug
          address
          city
          country
          countryCode
          phone
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
        forms {
          required
          optional
          selectAnOption
          honeypot
          sending
          prepare
          noScript
          loading {
            title
            message
          }
          success {
            title
            message
          }
          error {
            title
            message
          }
          refused {
            title
            message
          }
          unclear {
            title
            message
          }
          offline {
            title
            message
          }
          mail {
            ready
            long
            instead
            open
            openAgain
            copy
            copied
            notCopied
            letter
            to
            subject
            paste
          }
          linked {
            chosen
            kept
          }
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
        }
      }
    }
  `);
  const company = required(data.company, 'data/company.yaml');
  const words = required(data.interface, 'data/interface.yaml');
  return {
    siteUrl: required(data.site?.siteMetadata?.siteUrl, 'siteUrl of gatsby-config.ts'),
    buildYear: required(data.site?.buildTime, 'the build time'),
    company,
    navigation: required(data.navigation, 'data/navigation.yaml'),
    words,
    /** The word after a number, without the number: `episode` for 1. */
    unitOf: (unit: 'episodes' | 'minutes' | 'minutesToRead' | 'weeks', count: number) =>
      words.entries[unit][new Intl.PluralRules(company.locale).select(count) === 'one' ? 'one' : 'other'],
  };
}
