import type { CreateNodeArgs } from 'gatsby';
import { createFileNodeFromBuffer } from 'gatsby-source-filesystem';
import { firstScreenPng } from './firstScreen';
import { type PageColourway, pageCloths } from './pageCloths';
import { clothPng } from './picture';
import { type WovenType, type WovenTypeName, serviceStrip, wovenTypes } from './wovenTypes';

/** An entry as its YAML has it, and the ids of the files that were woven for it. */
interface Entry {
  readonly image?: object | null;
  readonly fields?: Readonly<Record<string, string>>;
}

/** What an `Image` is made from: an object of the YAML, or the ids of woven files. */
interface ImageSource {
  readonly cloth?: string | undefined;
  readonly upright?: string | undefined;
}

/** The part of a resolver's context that is used here. */
interface Context {
  readonly nodeModel: {
    getNodeById(query: { id: string; type: string }): unknown;
    findRootNodeAncestor(part: object, isIt: (node: { internal: { type: string } }) => boolean): Entry | null;
  };
}

/** The resolver a field would have without this one. */
interface Info {
  readonly originalResolver: (source: ImageSource, args: unknown, context: Context, info: Info) => unknown;
}

const typesByName = new Map<string, WovenType>(Object.entries(wovenTypes));

/** A file to be woven for a node, and the node's field that is to hold its id. */
interface Piece {
  readonly field: string;
  readonly ext: '.png' | '.svg';
  readonly weave: () => Promise<Buffer>;
}

/**
 * The parts of a page that have a picture: where one is missing it is woven from the page's headline. While `gatsby develop`
 * waits for a fault to be mended, anything may be missing.
 */
interface PageParts {
  readonly colourway?: string | null;
  readonly hero?: (Entry & { readonly headline?: string | null }) | null;
  readonly series?: Entry | null;
  readonly introduction?: Entry | null;
}

const isPage = ({ internal }: { internal: { type: string } }): boolean => internal.type.endsWith('Page');

const hasCloth = (colourway: string): colourway is PageColourway => Object.hasOwn(pageCloths, colourway);

const piecesOfPage = ({ colourway, hero, series, introduction }: PageParts): Piece[] => {
  const headline = hero?.headline;
  if (!headline || !colourway || !hasCloth(colourway)) return [];
  const piece = (field: string, staging: Parameters<typeof firstScreenPng>[2]): Piece => ({
    field,
    ext: '.png',
    weave: () => firstScreenPng(headline, colourway, staging),
  });
  const behindWords = [hero, series].some((part) => part && !part.image);
  return [
    ...(behindWords ? [piece('wide', 'wide'), piece('upright', 'upright')] : []),
    ...(introduction && !introduction.image ? [piece('panel', 'panel')] : []),
  ];
};

/** What has to be woven for a node: nothing, where it has a picture of its own or needs none. */
const piecesOf = (node: CreateNodeArgs['node']): Piece[] => {
  if (isPage(node)) return piecesOfPage(node as unknown as PageParts);
  if (node.internal.type === 'Service') {
    return [{ field: 'cloth', ext: '.svg', weave: async () => Buffer.from(serviceStrip(String(node.title))) }];
  }
  const type = typesByName.get(node.internal.type);
  if (!type || node.image) return [];
  return [{ field: 'cloth', ext: '.png', weave: () => clothPng(String(node[type.from]), type) }];
};

/**
 * Weaves a picture for an entry or page whose YAML names none, and a strip for each service, once. To be called from
 * `onCreateNode` with its arguments.
 *
 * The file's parent is the entry's YAML file, not the entry: on a warm build Gatsby keeps what hangs on a file that is
 * still there, and does not call `onCreateNode` for an entry that has not changed. Files with the same content are one
 * file with one id.
 */
export const weaveMissingPictures = async (args: CreateNodeArgs): Promise<void> => {
  const { node, actions, createNodeId, getCache } = args;
  for (const { field, ext, weave } of piecesOf(node)) {
    const file = await createFileNodeFromBuffer({
      buffer: await weave(),
      ext,
      name: field === 'cloth' ? `cloth-${String(node.slug)}` : `cloth-${String(node.colourway)}-${field}`,
      getCache,
      createNode: actions.createNode,
      createNodeId,
      ...(node.parent && { parentNodeId: node.parent }),
    });
    actions.createNodeField({ node, name: field, value: file.id });
  }
};

const picture = (description: string) => ({
  type: 'Image!',
  description,
  resolve: ({ image, fields }: Entry): object => image ?? { alt: '', cloth: fields?.cloth },
});

/** The picture of a part of a page: its own, or the page's cloth, in the stagings named. */
const partPicture = (description: string, wide: string, upright?: string) => ({
  picture: {
    type: 'Image!',
    description,
    resolve: (part: Entry, _args: unknown, { nodeModel }: Context): object => {
      if (part.image) return part.image;
      const { fields } = nodeModel.findRootNodeAncestor(part, isPage) ?? {};
      return { alt: '', cloth: fields?.[wide], ...(upright && { upright: fields?.[upright] }) };
    },
  },
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
  Hero: partPicture(
    'The picture of the first screen; where the YAML names none, a cloth woven from the headline.',
    'wide',
    'upright',
  ),
  Series: partPicture(
    'The picture behind the words; where the YAML names none, the cloth of the page.',
    'wide',
    'upright',
  ),
  Introduction: partPicture('The picture beside the words; where the YAML names none, the cloth of the page.', 'panel'),
  Image: {
    file: {
      resolve: (source: ImageSource, args: unknown, context: Context, info: Info): unknown =>
        source.cloth ? fileById(source.cloth, context) : info.originalResolver(source, args, context, info),
    },
    portrait: {
      resolve: (source: ImageSource, args: unknown, context: Context, info: Info): unknown =>
        source.upright ? fileById(source.upright, context) : info.originalResolver(source, args, context, info),
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
