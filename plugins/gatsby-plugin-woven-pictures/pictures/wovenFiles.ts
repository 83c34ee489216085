import type { CreateNodeArgs } from 'gatsby';
import { addChildFile } from '../../gatsby-plugin-content';
import type { PaletteName } from '../weave/colourways';
import { chooserFrom, normalise } from '../weave/random';
import { clothPng, stripPng } from './clothPng';

/**
 * How the pictures of one type of entry are woven: pictures are 1260 pixels wide.
 * @param colourway - that of the page it belongs to
 * @param from - the field that the cloth is woven from
 * @param height - in pixels: whole pixels a thread on 5 strips of 18 threads, on 7 where it is wide, so that nothing is cut off
 * @param picture - what the picture is, and `words` what `from` is, for the description of the field in GraphiQL
 */
const woven = (
  colourway: PaletteName,
  from: 'title' | 'name' | 'city',
  height: number,
  picture: string,
  words: string,
) => ({
  from,
  colourway,
  size: { width: 1260, height },
  description: `${picture}; where the YAML names none, a cloth woven from ${words}.`,
});

/** The types of entries that have a picture. */
export const wovenTypes = {
  Film: woven('sobolo', 'title', 1890, 'The poster', 'the title'),
  Award: woven('honour', 'title', 1260, 'The emblem', 'the title'),
  Podcast: woven('vat', 'title', 1260, 'The cover', 'the title'),
  NewsItem: woven('vat', 'title', 840, 'Its picture', 'the headline'),
  Post: woven('vat', 'title', 840, 'Its picture', 'the headline'),
  Testimonial: woven('leaf', 'name', 1260, 'The portrait', 'the name'),
  Office: woven('adire', 'city', 945, 'A picture of the city', 'its name'),
};

/** The strip of a service: its title chooses the motifs, and a colourway that stands out from paper, dust and night. */
const serviceStrip = (title: string): Promise<Buffer> => {
  const choose = chooserFrom(`${normalise(title)} in colour`);
  return stripPng(title, choose(['royal', 'leaf', 'sobolo', 'vat', 'earth', 'honour', 'noon']));
};

/** Weaves a picture for an entry whose YAML names none, and a strip for each service, for `onCreateNode`. */
export const weaveMissingPicture = async (args: CreateNodeArgs): Promise<void> => {
  const { image, internal, slug, ...fields } = args.node;
  const entry = (wovenTypes as Record<string, ReturnType<typeof woven> | undefined>)[internal.type];
  let buffer: Buffer | undefined;
  if (internal.type === 'Service') buffer = await serviceStrip(String(fields.title));
  else if (entry && !image) buffer = await clothPng(String(fields[entry.from]), entry.colourway, entry.size);
  if (buffer) await addChildFile(args, 'cloth', `cloth-${String(slug)}`, buffer);
};
