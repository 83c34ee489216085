import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { WovenOptions } from '../options';
import { nearestColour } from './nearestColour';

/** An entry: the image its YAML names, and the id of the file woven for it. */
interface Pictured {
  readonly image?: object | null;
  readonly fields?: { readonly cloth?: string };
}

/** What an `Image` is resolved from: an object of the YAML, or the id of a woven file. */
interface ImageSource {
  readonly cloth?: string | undefined;
}

/** What is used of Gatsby's context. */
interface Context {
  readonly nodeModel: { getNodeById(query: { id: string; type: string }): unknown };
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

/** The file of an `Image`: the woven one, or what the field resolves to without this resolver. */
const file = {
  resolve: (source: ImageSource, args: unknown, context: Context, info: Info): unknown =>
    source.cloth ? fileById(source.cloth, context) : info.originalResolver(source, args, context, info),
};

/** What sharp made of a picture, with its dominant colour as a name of one of the site's. */
const preparedImage = (colours: WovenOptions['colours']) => ({
  resolve: async (image: ImageSource, args: unknown, context: Context, info: Info): Promise<unknown> => {
    const data = (await info.originalResolver(image, args, context, info)) as IGatsbyImageData;
    const { backgroundColor } = data;
    return backgroundColor ? { ...data, backgroundColor: nearestColour(backgroundColor, colours) } : data;
  },
});

/**
 * Computed fields, which are therefore not in data/schema.graphql, for `createResolvers`. `picture` is an `Image` like any other:
 * the one its YAML names, or a woven one. That has an empty alternative text, because it says no more than the words beside it.
 */
export const pictureResolvers = ({ colours, pictures, strips }: WovenOptions) => ({
  ...Object.fromEntries(
    Object.entries(pictures).map(([type, { description }]) => [type, { picture: picture(description) }]),
  ),
  ImageSharp: { gatsbyImageData: preparedImage(colours) },
  Image: { file },
  [strips.type]: {
    strip: {
      type: 'File!',
      description: `The strip of cloth beside it, woven from its ${strips.from}: a PNG 18 threads wide, a pixel each, and very tall.`,
      resolve: ({ fields }: Pictured, _args: unknown, context: Context): unknown => fileById(fields?.cloth, context),
    },
  },
});
