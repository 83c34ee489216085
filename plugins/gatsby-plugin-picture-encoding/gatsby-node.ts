import type { GatsbyNode } from 'gatsby';
import sharp, { type AvifOptions, type Sharp, type WebpOptions } from 'sharp';

const { avif, webp } = sharp.prototype;
const resize = sharp.prototype.resize as (this: Sharp, ...size: unknown[]) => Sharp;

// gatsby-plugin-sharp passes only the quality to sharp's encoders, so the other options are set here. A caller's options take precedence.
Object.assign(sharp.prototype, {
  avif(this: Sharp, options?: AvifOptions) {
    return avif.call(this, { effort: 2, chromaSubsampling: '4:2:0', ...options });
  },
  webp(this: Sharp, options?: WebpOptions) {
    return webp.call(this, { effort: 2, ...options });
  },
  // By default sharp decodes a WebP file at a reduced size, which blurs lines.
  resize(this: Sharp, ...size: unknown[]) {
    return resize.apply(resize.call(this, { fastShrinkOnLoad: false }), size);
  },
});

/**
 * Starts the queries of all pages early. Pictures are then encoded while webpack, which uses one core, makes the bundles; Gatsby would
 * encode them after that. Does nothing if a later version of Gatsby has no `components` in its store.
 */
export const onPreBuild: GatsbyNode['onPreBuild'] = ({ graphql, store }) => {
  const { components } = store.getState() as { components?: ReadonlyMap<string, { readonly query: string }> };
  for (const { query } of components?.values() ?? []) if (query) void graphql(query);
};
