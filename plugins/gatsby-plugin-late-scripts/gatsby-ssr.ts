import type { GatsbySSR } from 'gatsby';

/** Sets the attributes of a page that is ready in `gatsby develop`, which has no loader. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes }) => {
  const ready = { 'data-scripts': 'ready', 'data-pictured': '' };
  if (process.env.NODE_ENV === 'development') setHtmlAttributes(ready as object);
};
