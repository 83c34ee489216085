import { readContract } from './contract';
import { describedDocument } from './schema';

/** The part of a resolver's context that is used here. */
interface Context {
  readonly nodeModel: {
    findOne(query: { type: 'File'; query: { filter: { extension: { in: string[] } } } }): Promise<unknown>;
  };
}

type Resolve = (source: unknown, args: unknown, context: Context, info: Info) => Promise<unknown>;

/** The resolver a field would have without this one. */
interface Info {
  readonly originalResolver: (source: unknown, args: unknown, context: Context, info: Info) => unknown;
}

const resolve: Resolve = async (source, args, context, info) =>
  (await info.originalResolver(source, args, context, info)) ??
  context.nodeModel.findOne({
    type: 'File',
    query: { filter: { extension: { in: ['webp', 'png', 'jpg', 'jpeg', 'avif'] } } },
  });

/**
 * Lets pages stand under `gatsby develop` while a picture is away. The content check says that it is; without a file in its
 * place every query that asks for it would fail as well, and take its page with it. Any other picture stands in, below the
 * overlay with the problem. To be handed to `createResolvers`, after all others.
 *
 * @param sdl - the text of `data/schema.graphql`
 */
export const standInResolvers = (sdl: string): Record<string, Record<string, { readonly resolve: Resolve }>> =>
  Object.fromEntries(
    [...readContract(describedDocument(sdl)).types.values()].flatMap(({ name, fields }) => {
      const files = [...fields.values()].filter(({ type, required }) => type === 'File' && required);
      return files.length === 0 ? [] : [[name, Object.fromEntries(files.map((field) => [field.name, { resolve }]))]];
    }),
  );
