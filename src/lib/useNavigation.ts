import { graphql, useStaticQuery } from 'gatsby';
import { required } from './required';

/** The links of header and footer, and the year of the build, which the copyright begins with. */
export function useNavigation() {
  const { site, navigation } = useStaticQuery<Queries.NavigationQuery>(graphql`
    query Navigation {
      site {
        buildTime(formatString: "YYYY")
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
    }
  `);
  return {
    buildYear: required(site?.buildTime, 'the build time'),
    ...required(navigation, 'data/navigation.yaml'),
  };
}
