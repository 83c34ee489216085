import type { CreateNodeArgs } from 'gatsby';
import { createFileNodeFromBuffer } from 'gatsby-source-filesystem';
import { type PageColourway, pageCloths } from '../../weave/pageCloths';
import { clothPng } from './clothPng';
import { type PagePicture, pagePicturePng } from './pagePicture';
import { type WovenType, serviceStrip, wovenTypes } from './wovenTypes';

/** A file to make for a node, and the field that is to hold its id. */
interface WovenFile {
  readonly field: PagePicture | 'cloth';
  readonly ext: '.png' | '.svg';
  readonly make: () => Promise<Buffer>;
}

type Part = { readonly image?: object | null; readonly headline?: string | null } | null;

/** The parts of a page that have a picture. Under `gatsby develop` any of them may be missing. */
interface PageParts {
  readonly colourway?: string | null;
  readonly hero?: Part;
  readonly series?: Part;
  readonly introduction?: Part;
}

/** Whether a node is a page. */
export const isPage = ({ internal }: { internal: { type: string } }): boolean => internal.type.endsWith('Page');

const isPageColourway = (name: string): name is PageColourway => Object.hasOwn(pageCloths, name);

const filesOfPage = ({ colourway, hero, series, introduction }: PageParts): WovenFile[] => {
  const headline = hero?.headline;
  if (!headline || !colourway || !isPageColourway(colourway)) return [];
  const fields: PagePicture[] = [
    ...([hero, series].some((part) => part && !part.image) ? (['wide', 'upright'] as const) : []),
    ...(introduction && !introduction.image ? (['panel'] as const) : []),
  ];
  return fields.map((field) => ({ field, ext: '.png', make: () => pagePicturePng(headline, colourway, field) }));
};

/** The files to make for a node: none, where it has a picture of its own or needs none. */
const filesOf = (node: CreateNodeArgs['node']): WovenFile[] => {
  const { type } = node.internal;
  if (isPage(node)) return filesOfPage(node as PageParts);
  if (type === 'Service') {
    return [{ field: 'cloth', ext: '.svg', make: async () => Buffer.from(serviceStrip(String(node.title))) }];
  }
  const woven = (wovenTypes as Record<string, WovenType | undefined>)[type];
  if (!woven || node.image) return [];
  return [{ field: 'cloth', ext: '.png', make: () => clothPng(String(node[woven.from]), woven) }];
};

/**
 * Weaves a picture for an entry or page whose YAML names none, and a strip for each service, for `onCreateNode`.
 *
 * The file's parent is the YAML file, not the entry: on a warm build Gatsby keeps the children of a file that is unchanged, and
 * does not call `onCreateNode` for an unchanged entry. Files with the same content are one node.
 */
export const weaveMissingPictures = async (args: CreateNodeArgs): Promise<void> => {
  const { node, actions, createNodeId, getCache } = args;
  for (const { field, ext, make } of filesOf(node)) {
    const file = await createFileNodeFromBuffer({
      buffer: await make(),
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
