import type { GatsbyNode } from 'gatsby';
import { openFormsPlugin } from './server';

export { serveForms as onCreateDevServer } from './server';

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, stage }) => {
  if (stage === 'develop') actions.setWebpackConfig({ plugins: [openFormsPlugin(process.cwd())] });
};
