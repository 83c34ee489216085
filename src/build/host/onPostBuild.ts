import type { GatsbyNode } from 'gatsby';
import { keepAnswers } from '../queries/documentedQueries';
import { isPreview } from './environment';
import { writeHostFiles, type HostFacts } from './writeHostFiles';

const query = `
  query HostFacts {
    site { siteMetadata { siteUrl } }
    company { name tagline description locale }
    mediaHubPage { path feed metadata { description } }
    allNewsItem { nodes { slug title category date author excerpt } }
    allPost { nodes { slug title category date } }
    allForm { nodes { endpoint } }
    allSitePage { nodes { path } }
  }
`;

/** Gatsby's last step: writes the files for hosts and answers the documented queries. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql, reporter }) => {
  const root = process.cwd();
  const { data, errors } = await graphql<HostFacts>(query);
  if (!data) throw new Error(`the facts for the host files could not be read: ${JSON.stringify(errors)}`);
  const { siteUrl } = data.site.siteMetadata;
  if (siteUrl.endsWith('.example')) reporter.warn(`${siteUrl} is not a real address; set SITE_URL to yours`);
  await keepAnswers(root, graphql);
  writeHostFiles(root, data, isPreview());
};
