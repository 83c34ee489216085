import { graphql, useStaticQuery } from 'gatsby';
import { required } from './required';

/** Returns the links of header and footer, and the year of the build for the copyright line. */
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
