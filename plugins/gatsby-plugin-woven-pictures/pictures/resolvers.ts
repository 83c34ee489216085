import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { nearestPaletteColour } from './nearestPaletteColour';
import { isPage, wovenTypes } from './wovenFiles';

/** An entry, a page or a part of one: the image its YAML names, and the ids of the files woven for it. */
interface Pictured {
  readonly image?: object | null;
  readonly fields?: Readonly<Record<string, string>>;
}

/** What an `Image` is resolved from: an object of the YAML, or the ids of woven files. */
interface ImageSource {
  readonly cloth?: string | undefined;
  readonly upright?: string | undefined;
}

/** What is used of Gatsby's context. */
interface Context {
  readonly nodeModel: {
    getNodeById(query: { id: string; type: string }): unknown;
    findRootNodeAncestor(part: object, isWanted: typeof isPage): Pictured | null;
  };
}

/** What is used of its info. */
type Info = { readonly originalResolver: (source: ImageSource, ...others: unknown[]) => unknown };

const fileById = (id: string | undefined, { nodeModel }: Context): unknown =>
  id === undefined ? null : nodeModel.getNodeById({ id, type: 'File' });

/** The picture of an entry. */
const picture = (description: string) => ({
  type: 'Image!',
  description,
  resolve: ({ image, fields }: Pictured): object => image ?? { alt: '', cloth: fields?.cloth },
});

/** The picture of a part of a page: its own, or the files woven for the page. */
const pictureOfPart = (picture: string, woven: string, cloth: string, upright?: string) => ({
  picture: {
    type: 'Image!',
    description: `${picture}; where the YAML names none, ${woven}.`,
    resolve: (part: Pictured, _args: unknown, { nodeModel }: Context): object => {
      if (part.image) return part.image;
      const { fields } = nodeModel.findRootNodeAncestor(part, isPage) ?? {};
      return { alt: '', cloth: fields?.[cloth], ...(upright && { upright: fields?.[upright] }) };
    },
  },
});

/** A file of an `Image`: the woven one, or what the field resolves to without this resolver. */
const fileOfImage = (field: keyof ImageSource) => ({
  resolve: (source: ImageSource, args: unknown, context: Context, info: Info): unknown =>
    source[field] ? fileById(source[field], context) : info.originalResolver(source, args, context, info),
});

/** What sharp made of a picture, with its dominant colour as a name of the palette. */
const preparedImage = {
  resolve: async (image: ImageSource, args: unknown, context: Context, info: Info): Promise<unknown> => {
    const data = (await info.originalResolver(image, args, context, info)) as IGatsbyImageData;
    const { backgroundColor } = data;
    return backgroundColor ? { ...data, backgroundColor: nearestPaletteColour(backgroundColor) } : data;
  },
};

type Picture = { picture: ReturnType<typeof picture> };

/**
 * Computed fields, which are therefore not in data/schema.graphql, for `createResolvers`. `picture` is an `Image` like any other:
 * the one its YAML names, or a woven one. That has an empty alternative text, because it says no more than the words beside it.
 */
export const pictureResolvers = {
  ...(Object.fromEntries(
    Object.entries(wovenTypes).map(([type, { description }]) => [type, { picture: picture(description) }]),
  ) as Record<keyof typeof wovenTypes, Picture>),
  Hero: pictureOfPart('The picture of the first screen', 'a cloth woven from the headline', 'wide', 'upright'),
  Series: pictureOfPart('The picture behind the words', 'the cloth of the page', 'wide', 'upright'),
  Introduction: pictureOfPart('The picture beside the words', 'the cloth of the page', 'panel'),
  ImageSharp: { gatsbyImageData: preparedImage },
  Image: { file: fileOfImage('cloth'), portrait: fileOfImage('upright') },
  Service: {
    strip: {
      type: 'File!',
      description: 'The strip of cloth beside the service, woven from its title: an SVG 18 threads wide and very tall.',
      resolve: ({ fields }: Pictured, _args: unknown, context: Context): unknown => fileById(fields?.cloth, context),
    },
  },
};
