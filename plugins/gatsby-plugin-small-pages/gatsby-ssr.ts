import type { GatsbySSR } from 'gatsby';
import { isValidElement } from 'react';

/** The keys of what no page needs: the styles of gatsby-plugin-image's own component, which `Picture` does not use, and Gatsby's name. */
const unneeded = /^(?:gatsby-image-style|generator-)/;

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getHeadComponents, replaceHeadComponents }) => {
  replaceHeadComponents(getHeadComponents().filter((node) => !(isValidElement(node) && unneeded.test(node.key ?? ''))));
};
