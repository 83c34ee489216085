import type { CreateNodeArgs } from 'gatsby';
import { createFileNodeFromBuffer } from 'gatsby-source-filesystem';
import { clothPng } from './picture';
import { type WovenType, type WovenTypeName, serviceStrip, wovenTypes } from './wovenTypes';

/** An entry as its YAML has it, and the id of the file that was woven for it. */
interface Entry {
  readonly image?: object | null;
  readonly fields?: { readonly cloth?: string };
}

/** What an `Image` is made from: an object of the YAML, or the id of a woven file. */
interface ImageSource {
  readonly cloth?: string | undefined;
}

/** The part of a resolver's context that is used here. */
interface Context {
  readonly nodeModel: { getNodeById(query: { id: string; type: string }): unknown };
}

/** The resolver a field would have without this one. */
interface Info {
  readonly originalResolver: (source: ImageSource, args: unknown, context: Context, info: Info) => unknown;
}

/** The field of a node that holds the id of its woven file. */
const field = 'cloth';

const typesByName = new Map<string, WovenType>(Object.entries(wovenTypes));

/** What has to be woven for an entry: nothing, where it has a picture of its own or needs none. */
const weave = async (node: CreateNodeArgs['node']): Promise<{ buffer: Buffer; ext: string } | undefined> => {
  if (node.internal.type === 'Service') return { buffer: Buffer.from(serviceStrip(String(node.title))), ext: '.svg' };
  const type = typesByName.get(node.internal.type);
  if (!type || node.image) return undefined;
  return { buffer: await clothPng(String(node[type.from]), type), ext: '.png' };
};

/**
 * Weaves a picture for an entry whose YAML names none, and a strip for each service, once. To be called from
 * `onCreateNode` with its arguments.
 *
 * The file's parent is the entry's YAML file, not the entry: on a warm build Gatsby keeps what hangs on a file that is
 * still there, and does not call `onCreateNode` for an entry that has not changed. Files with the same content are one
 * file with one id.
 */
export const weaveMissingPictures = async (args: CreateNodeArgs): Promise<void> => {
  const { node, actions, createNodeId, getCache } = args;
  const woven = await weave(node);
  if (!woven) return;
  const file = await createFileNodeFromBuffer({
    ...woven,
    name: `cloth-${String(node.slug)}`,
    getCache,
    createNode: actions.createNode,
    createNodeId,
    ...(node.parent && { parentNodeId: node.parent }),
  });
  actions.createNodeField({ node, name: field, value: file.id });
};

const picture = (description: string) => ({
  type: 'Image!',
  description,
  resolve: ({ image, fields }: Entry): object => image ?? { alt: '', cloth: fields?.cloth },
});

const pictures = Object.fromEntries(
  Object.entries(wovenTypes).map(([type, { description }]) => [type, { picture: picture(description) }]),
) as Record<WovenTypeName, { picture: ReturnType<typeof picture> }>;

const fileById = (id: string | undefined, { nodeModel }: Context): unknown =>
  id === undefined ? null : nodeModel.getNodeById({ id, type: 'File' });

/**
 * Fields that are computed, and so do not stand in the content contract. To be handed to `createResolvers`.
 *
 * `picture` is an `Image` like any other: the entry's own, or its cloth. A woven one has an empty alternative text, because
 * the words it is made from stand beside it.
 */
export const pictureResolvers = {
  ...pictures,
  Image: {
    file: {
      resolve: (source: ImageSource, args: unknown, context: Context, info: Info): unknown =>
        source.cloth ? fileById(source.cloth, context) : info.originalResolver(source, args, context, info),
    },
  },
  Service: {
    strip: {
      type: 'File!',
      description: 'The strip of cloth beside the service, woven from its title: an SVG 18 threads wide and very tall.',
      resolve: ({ fields }: Entry, _args: unknown, context: Context): unknown => fileById(fields?.cloth, context),
    },
  },
};
