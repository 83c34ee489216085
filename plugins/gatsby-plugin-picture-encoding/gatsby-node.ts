import type { GatsbyNode } from 'gatsby';
import sharp, { type AvifOptions, type Sharp, type WebpOptions } from 'sharp';

const { avif, webp } = sharp.prototype;
const resize = sharp.prototype.resize as (this: Sharp, ...size: unknown[]) => Sharp;

// gatsby-plugin-sharp passes nothing but a quality to sharp's encoders. The caller's own options are kept.
Object.assign(sharp.prototype, {
  avif(this: Sharp, options?: AvifOptions) {
    return avif.call(this, { effort: 2, chromaSubsampling: '4:2:0', ...options });
  },
  webp(this: Sharp, options?: WebpOptions) {
    return webp.call(this, { effort: 2, ...options });
  },
  // Otherwise a WebP original is decoded at a smaller size, which blurs lines.
  resize(this: Sharp, ...size: unknown[]) {
    return resize.apply(resize.call(this, { fastShrinkOnLoad: false }), size);
  },
});

/**
 * Begins the pictures of all queries while webpack, which keeps one core busy, makes the bundles; Gatsby would begin them after that.
 * It does nothing if Gatsby no longer keeps its queries there.
 */
export const onPreBuild: GatsbyNode['onPreBuild'] = ({ graphql, store }) => {
  const { components } = store.getState() as { components?: ReadonlyMap<string, { readonly query: string }> };
  for (const { query } of components?.values() ?? []) if (query) void graphql(query);
};
