import type { GatsbySSR } from 'gatsby';
import { isValidElement } from 'react';

/** The keys of the styles that gatsby-plugin-image adds to each page for its own component, which `Picture` does not use. */
const gatsbyImageStyles = /^gatsby-image-style/;

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getHeadComponents, replaceHeadComponents }) => {
  replaceHeadComponents(
    getHeadComponents().filter((node) => !(isValidElement(node) && gatsbyImageStyles.test(node.key ?? ''))),
  );
};
