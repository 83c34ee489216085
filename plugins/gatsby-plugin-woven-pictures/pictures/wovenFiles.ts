import type { CreateNodeArgs } from 'gatsby';
import { addChildFile } from '../../gatsby-plugin-content';
import type { WovenOptions } from '../options';
import { chooserFrom, normalise } from '../weave/random';
import { clothPng, stripPng } from './clothPng';

/** Weaves a picture for an entry whose YAML names none, and a strip where its type has one, for `onCreateNode`. */
export async function weaveMissingPicture(args: CreateNodeArgs, { pictures, strips }: WovenOptions): Promise<void> {
  const { image, internal, slug, ...fields } = args.node;
  const picture = pictures[internal.type];
  let buffer: Buffer | undefined;
  if (internal.type === strips.type) {
    const title = String(fields[strips.from]);
    buffer = await stripPng(title, chooserFrom(`${normalise(title)} in colour`)(strips.colourways));
  } else if (picture && !image) buffer = await clothPng(String(fields[picture.from]), picture);
  if (buffer) await addChildFile(args, 'cloth', `cloth-${String(slug)}`, buffer);
}
