import type { GatsbyNode } from 'gatsby';
import { keepAnswers } from '../queries/answers';
import { isPreview } from './environment';
import type { FeedEntry } from './feed';
import type { CompanyWords } from './manifest';
import { writeHostFiles } from './writeHostFiles';

interface Facts {
  readonly site: { readonly siteMetadata: { readonly siteUrl: string } };
  readonly company: CompanyWords;
  readonly mediaHubPage: {
    readonly path: string;
    readonly feed: string;
    readonly metadata: { readonly description: string };
  };
  readonly allNewsItem: { readonly nodes: readonly FeedEntry[] };
  readonly allPost: { readonly nodes: readonly FeedEntry[] };
  readonly allForm: { readonly nodes: readonly { readonly endpoint: string | null }[] };
  readonly allSitePage: { readonly nodes: readonly { readonly path: string }[] };
}

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
  const { data, errors } = await graphql<Facts>(query);
  if (!data) throw new Error(`the facts for the host files could not be read: ${JSON.stringify(errors)}`);
  const { path, feed, metadata } = data.mediaHubPage;
  const { siteUrl } = data.site.siteMetadata;
  if (siteUrl.endsWith('.example')) reporter.warn(`${siteUrl} is not a real address; set SITE_URL to yours`);
  await writeHostFiles({
    root,
    siteUrl,
    pages: data.allSitePage.nodes.map(({ path }) => path),
    company: data.company,
    news: {
      title: feed,
      description: metadata.description,
      path,
      entries: [...data.allNewsItem.nodes, ...data.allPost.nodes],
    },
    endpoints: data.allForm.nodes.flatMap(({ endpoint }) => endpoint ?? []),
    preview: isPreview(),
  });
  await keepAnswers(root, graphql);
};
