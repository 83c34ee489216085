import type { CreateDevServerArgs, GatsbyNode } from 'gatsby';
import type { IGatsbyState } from 'gatsby/dist/redux/types';
import type { Application } from 'express';
import type { Compiler } from 'webpack';
import type { FormsOptions } from '.';
import { addForms } from './server';

const root = process.cwd();

/** Serves the forms in `gatsby develop`. */
export const onCreateDevServer = ({ app, reporter, store }: CreateDevServerArgs, options: unknown): void => {
  const { port } = (store.getState() as IGatsbyState).program;
  addForms(app as Application, root, options as FormsOptions);
  reporter.info(`Forms to edit the content with: http://localhost:${port}/admin/`);
};

/** Adds the script of `openForms.ts` to every page of the developed site. */
const openForms = {
  apply: (compiler: Compiler): void =>
    new compiler.webpack.EntryPlugin(root, './plugins/gatsby-plugin-content-forms/openForms.ts', {
      name: 'commons',
    }).apply(compiler),
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, stage }) => {
  if (stage === 'develop') actions.setWebpackConfig({ plugins: [openForms] });
};
