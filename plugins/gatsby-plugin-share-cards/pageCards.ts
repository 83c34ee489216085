import type { CreateNodeArgs } from 'gatsby';
import { addChildFile } from '../gatsby-plugin-content';
import { drawCard } from './card';
import { DisplayFont } from './displayFont';
import type { CardOptions } from './options';

/** What a card needs of a page's YAML. Under `gatsby develop` the headline may be missing. */
type PageNode = { path: string; name: string; colourway: string; hero?: { headline?: string } | null };

let font: DisplayFont | undefined;

/**
 * Draws the share card of a page, for `onCreateNode`, and puts it into the node's field `card`. A page whose colourway has no
 * background, or whose words the display face lacks, gets no card and is shared with the company's picture.
 */
export async function addPageCard(args: CreateNodeArgs, options: CardOptions): Promise<void> {
  const { node, reporter } = args;
  if (!options.pageTypes.includes(node.internal.type)) return;
  const { path, name, colourway, hero } = node as unknown as PageNode;
  const headline = hero?.headline;
  if (!headline?.trim()) return;
  font ??= new DisplayFont(options.fonts);
  const words = { headline, name: options.nameOf({ path, name, headline }), colourway };
  const buffer = await drawCard(words, font, options).catch((error: unknown) => {
    if (!(error instanceof RangeError)) throw error;
    reporter.warn(`${path} has no share card of its own: ${error.message}`);
  });
  if (buffer) await addChildFile(args, 'card', `card-${path === '/' ? 'home' : path.slice(1)}`, buffer);
}
