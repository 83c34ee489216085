import type { GatsbySSR } from 'gatsby';
import { isValidElement } from 'react';

/**
 * Keys of elements in the head that no page needs: the styles of gatsby-plugin-image's component, which `Picture` does not use, and the
 * generator tag.
 */
const unneeded = /^(?:gatsby-image-style|generator-)/;

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getHeadComponents, replaceHeadComponents }) => {
  replaceHeadComponents(getHeadComponents().filter((node) => !(isValidElement(node) && unneeded.test(node.key ?? ''))));
};
