import type { GatsbyNode } from 'gatsby';
import { keepAnswers } from '../queries/answers';
import { stampBuild } from './freshness';
import type { CompanyWords } from './manifest';
import { writeHostFiles } from './writeHostFiles';

interface Facts {
  readonly site: { readonly siteMetadata: { readonly siteUrl: string } };
  readonly company: CompanyWords;
  readonly allForm: { readonly nodes: readonly { readonly endpoint: string | null }[] };
  readonly allSitePage: { readonly nodes: readonly { readonly path: string }[] };
}

const query = `
  query HostFacts {
    site { siteMetadata { siteUrl } }
    company { name tagline description locale }
    allForm { nodes { endpoint } }
    allSitePage { nodes { path } }
  }
`;

/** When this process, the build, began. */
const begun = Date.now() - process.uptime() * 1000;

/** Gatsby's last step: writes the files for hosts, answers the documented queries, and remembers what the build was made from. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql }) => {
  const root = process.cwd();
  const { data, errors } = await graphql<Facts>(query);
  if (!data) throw new Error(`the facts for the host files could not be read: ${JSON.stringify(errors)}`);
  await writeHostFiles({
    root,
    siteUrl: data.site.siteMetadata.siteUrl,
    pages: data.allSitePage.nodes.map(({ path }) => path),
    company: data.company,
    endpoints: data.allForm.nodes.flatMap(({ endpoint }) => endpoint ?? []),
  });
  await keepAnswers(root, graphql);
  await stampBuild(root, begun);
};
