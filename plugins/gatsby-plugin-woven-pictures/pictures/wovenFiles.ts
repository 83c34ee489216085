import type { CreateNodeArgs } from 'gatsby';
import { type PageColourway, pageCloths } from '../weave/pageCloths';
import { stripSvg } from '../weave/products';
import { chooserFrom, normalise } from '../weave/random';
import { addChildFile } from '../../gatsby-plugin-content';
import { clothPng } from './clothPng';
import { type PagePicture, pagePicturePng } from './pagePicture';

/** What makes the files of a node, by the field that is to hold the file's id. */
type Files = Partial<Record<PagePicture | 'cloth', () => Promise<Buffer>>>;

type Part = { readonly image?: object | null; readonly headline?: string | null } | null;

/** The parts of a page that have a picture. Under `gatsby develop` any of them may be missing. */
interface PageParts {
  readonly colourway?: string | null;
  readonly hero?: Part;
  readonly series?: Part;
  readonly introduction?: Part;
}

/**
 * How the pictures of one type of entry are woven, in the colours of the page it belongs to.
 * @param from - the field that the cloth is woven from
 * @param height - in pixels: whole pixels a thread on 5 strips of 18 threads, on 7 where it is wide, so that nothing is cut off
 * @param picture - what the picture is, and `words` what `from` is, for the description of the field in GraphiQL
 */
const woven = (
  page: PageColourway,
  from: 'title' | 'name' | 'city',
  height: number,
  picture: string,
  words: string,
) => ({
  from,
  colourway: pageCloths[page].colourway,
  width: 1260,
  height,
  description: `${picture}; where the YAML names none, a cloth woven from ${words}.`,
});

/** The types of entries that have a picture. */
export const wovenTypes = {
  Film: woven('films', 'title', 1890, 'The poster', 'the title'),
  Award: woven('awards', 'title', 1260, 'The emblem', 'the title'),
  Podcast: woven('mediaHub', 'title', 1260, 'The cover', 'the title'),
  NewsItem: woven('mediaHub', 'title', 840, 'Its picture', 'the headline'),
  Post: woven('mediaHub', 'title', 840, 'Its picture', 'the headline'),
  Testimonial: woven('academy', 'name', 1260, 'The portrait', 'the name'),
  Office: woven('contact', 'city', 945, 'A picture of the city', 'its name'),
};

/** The strip of a service as SVG: its title chooses the motifs, and a colourway that stands out from paper, dust and night. */
export const serviceStrip = (title: string): string => {
  const choose = chooserFrom(`${normalise(title)} in colour`);
  return stripSvg(title, choose(['royal', 'leaf', 'sobolo', 'vat', 'earth', 'honour', 'noon']));
};

/** Whether a node is a page. */
export const isPage = ({ internal }: { internal: { type: string } }): boolean => internal.type.endsWith('Page');

const isPageColourway = (name: string): name is PageColourway => Object.hasOwn(pageCloths, name);

const filesOfPage = ({ colourway, hero, series, introduction }: PageParts): Files => {
  const headline = hero?.headline;
  if (!headline || !colourway || !isPageColourway(colourway)) return {};
  const weave = (picture: PagePicture) => () => pagePicturePng(headline, colourway, picture);
  return {
    ...([hero, series].some((part) => part && !part.image) && { wide: weave('wide'), upright: weave('upright') }),
    ...(introduction && !introduction.image && { panel: weave('panel') }),
  };
};

/** The files to make for a node: none, where it has a picture of its own or needs none. */
const filesOf = (node: CreateNodeArgs['node']): Files => {
  const { type } = node.internal;
  if (isPage(node)) return filesOfPage(node as PageParts);
  if (type === 'Service') return { cloth: async () => Buffer.from(serviceStrip(String(node.title))) };
  const entry = (wovenTypes as Record<string, ReturnType<typeof woven> | undefined>)[type];
  return entry && !node.image ? { cloth: () => clothPng(String(node[entry.from]), entry) } : {};
};

/** Weaves a picture for an entry or page whose YAML names none, and a strip for each service, for `onCreateNode`. */
export const weaveMissingPictures = async (args: CreateNodeArgs): Promise<void> => {
  const { node } = args;
  const ext = node.internal.type === 'Service' ? '.svg' : '.png';
  for (const [field, weave] of Object.entries(filesOf(node))) {
    const name = `cloth-${field === 'cloth' ? String(node.slug) : `${String(node.colourway)}-${field}`}`;
    await addChildFile(args, field, { buffer: await weave(), name, ext });
  }
};
