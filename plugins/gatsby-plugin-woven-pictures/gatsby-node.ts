import type { GatsbyNode } from 'gatsby';
import { tuneSharp } from './pictures/encoding';
import { pictureResolvers } from './pictures/resolvers';

export { weaveMissingPicture as onCreateNode } from './pictures/wovenFiles';

tuneSharp();

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => {
  add(pictureResolvers);
};
