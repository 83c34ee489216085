import { graphql, useStaticQuery } from 'gatsby';
import { required } from './required';

/** Returns the words of layout and components: labels, toasts, the carousel. */
export function useWords() {
  const data = useStaticQuery<Queries.WordsQuery>(graphql`
    query Words {
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
          links {
            label
            to
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
          whatsapp
        }
      }
    }
  `);
  return required(data.interface, 'data/interface.yaml');
}
