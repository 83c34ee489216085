import type { GatsbyNode } from 'gatsby';
import type { WovenOptions } from './options';
import { tuneSharp } from './pictures/encoding';
import { pictureResolvers } from './pictures/resolvers';

export { weaveMissingPicture as onCreateNode } from './pictures/wovenFiles';

tuneSharp();

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }, options) => {
  add(pictureResolvers(options as unknown as WovenOptions));
};
