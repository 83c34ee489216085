import type { GatsbyNode } from 'gatsby';
import { tuneAvif } from './pictures/avif';
import { pictureResolvers } from './pictures/resolvers';
import { tuneWebp } from './pictures/webp';

export { weaveMissingPictures as onCreateNode } from './pictures/wovenFiles';

tuneAvif();
tuneWebp();

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => {
  add(pictureResolvers);
};
