import type { CreatePagesArgs, GatsbyNode, ParentSpanPluginArgs } from 'gatsby';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { linkHome } from './linkHome';
import type { HostOptions } from './options';
import { isPreview } from './preview';
import { dropOtherPath } from './publicDir';
import { writeHostFiles } from './writeHostFiles';

const root = process.cwd();

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    themeColor: Joi.string().required(),
    backgroundColor: Joi.string().required(),
    query: Joi.string().required(),
    serialize: Joi.function().required(),
  });

export const onPreInit: GatsbyNode['onPreInit'] = ({ pathPrefix }) => dropOtherPath(root, pathPrefix);

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  linkHome(args);
  const sonner = {
    resource: realpathSync(join(root, 'node_modules/sonner/dist/index.mjs')),
    use: join(root, 'plugins/gatsby-plugin-static-host/sonnerWithoutStyles.js'),
    enforce: 'pre' as const,
  };
  args.actions.setWebpackConfig({ module: { rules: [sonner] } });
};

/** Gatsby's last step: writes the files for hosts. */
export const onPostBuild = async (
  { graphql, pathPrefix, reporter, store, getNodesByType }: ParentSpanPluginArgs & Pick<CreatePagesArgs, 'graphql'>,
  { query, serialize, themeColor, backgroundColor }: HostOptions,
) => {
  const { data, errors } = await graphql<never>(query);
  if (!data) throw new Error(`the query of gatsby-plugin-static-host failed: ${JSON.stringify(errors)}`);
  const { siteUrl } = (store.getState() as { config: { siteMetadata: { siteUrl: string } } }).config.siteMetadata;
  if (siteUrl.endsWith('.example')) reporter.warn(`${siteUrl} is not a real address; set SITE_URL to yours`);
  const paths = getNodesByType('SitePage').map(({ path }) => String(path));
  const preview = isPreview();
  writeHostFiles(serialize(data), { root, siteUrl, prefix: pathPrefix, paths, preview, themeColor, backgroundColor });
};
